import fc from 'fast-check'

// For mutations (stryker.config.mjs), of which thousands are tried: the first counterexample is enough, and a law that
// the inputs of a moment do not break is taken to hold.
fc.configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 200 })
