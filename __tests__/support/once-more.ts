/**
 * Tests with a real browser or a real server depend on more than our code: on a machine that is short of breath, one of
 * some thousands fails now and then. Such a test is tried once more, and what it said the first time is printed;
 * what is wrong fails twice.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
