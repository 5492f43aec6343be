import Foundation

/// What a conversation shows, in order, while it answers one message.
public enum ChatEvent: Sendable, Equatable {
    /// The whole answer so far: each replaces the one before.
    case text(String)
    /// A proposal to show; the conversation goes on without waiting for its answer.
    case card(Card)
    /// A card that waits no longer: another one corrects it.
    case withdrawn(UUID)
    /// The program's own answer: what it found, or that there is nothing.
    case answer(String)
    /// The program's own sentence: a question, a refusal.
    case notice(String)
    /// The message could not be answered, or its card not kept.
    case failed(Trouble)
    /// How full the context window is, 0...1: shown as a bar, never as a figure.
    case gauge(Double)
    case finished
}
