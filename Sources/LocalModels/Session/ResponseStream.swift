#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// An answer while it is being written: each element is all of it so far.
    ///
    /// The request runs whether or not the stream is read. Letting go of the stream, or cancelling the task that reads
    /// it, stops the model.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// All of the answer so far.
        public typealias Element = Snapshot

        let snapshots: AsyncThrowingStream<GeneratedContent, any Error>
        let task: Task<Exchange, any Error>

        /// The answer so far.
        public struct Snapshot {
            /// What of it can be read.
            public var content: Content.PartiallyGenerated
            /// The same, as it was generated.
            public var rawContent: GeneratedContent
        }

        /// Reads the snapshots.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// All of the answer so far.
            public typealias Element = Snapshot

            var snapshots: AsyncThrowingStream<GeneratedContent, any Error>.Iterator
            let task: Task<Exchange, any Error>

            /// The next snapshot, as soon as there is one; what was passed meanwhile is left out.
            ///
            /// - Throws: ``GenerationError``; ``ToolCallError``; `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                while let raw = try await snapshots.next(isolation: actor) {
                    do {
                        return Snapshot(content: try Content.PartiallyGenerated(raw), rawContent: raw)
                    } catch {
                        // Not enough is there yet to be read.
                        guard raw.isComplete else { continue }
                        throw GenerationError.decodingFailure(
                            .init(debugDescription: "\(Content.self) cannot be read: \(error.localizedDescription)"))
                    }
                }
                if Task.isCancelled {
                    // The session is free for another request when the caller goes on.
                    _ = await task.result
                    throw CancellationError()
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(snapshots: snapshots.makeAsyncIterator(), task: task)
        }

        /// The finished answer; waits for it when it is still being written.
        ///
        /// - Throws: ``GenerationError``; ``ToolCallError``; `CancellationError`.
        nonisolated(nonsending) public func collect() async throws -> sending Response<Content> {
            let exchange = try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
            return try Response(exchange)
        }
    }

    /// Answers a request, its snapshots in a stream.
    func stream<Content: Generable>(_ request: Request) -> ResponseStream<Content> {
        let (snapshots, continuation) = AsyncThrowingStream<GeneratedContent, any Error>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let reservation: Reservation
        do {
            reservation = try reserve()
        } catch {
            continuation.finish(throwing: error)
            return ResponseStream(snapshots: snapshots, task: Task { throw error })
        }
        let task = Task {
            do {
                let exchange = try await exchange(request, reservation) { continuation.yield($0) }
                continuation.finish()
                return exchange
            } catch {
                continuation.finish(throwing: error)
                throw error
            }
        }
        continuation.onTermination = { reason in
            guard case .cancelled = reason else { return }
            task.cancel()
            self.abandon(reservation, end: Task { _ = await task.result })
        }
        return ResponseStream(snapshots: snapshots, task: task)
    }
}
#endif
