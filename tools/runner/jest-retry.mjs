// Within `npm test`, a Jest test gets one retry, which prints why; `npm run test:all` gives none.
if (process.env.RETRY_UNIT_TESTS) jest.retryTimes(1, { logErrorsBeforeRetry: true })
