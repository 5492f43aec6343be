#if canImport(FoundationModels)
// On Apple platforms this module is Apple's own: every other file of it compiles to nothing there.
@_exported import FoundationModels
#endif
