import fc from 'fast-check'

// For mutations (stryker.config.mjs), of which thousands are tried: always the same inputs, the first counterexample is
// enough, and a law that these few inputs, or those of a moment where a test asks for more, do not break is taken to hold.
fc.configureGlobal({ seed: 1, numRuns: 30, endOnFailure: true, interruptAfterTimeLimit: 200 })
