import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { withQuickAnswers } from './computed-style.ts';

/**
 * Makes tests in jsdom faster without changing what they see. All files of a worker share this
 * module, so it runs once in each worker.
 */
window.getComputedStyle = withQuickAnswers(window.getComputedStyle.bind(window));

/**
 * React records a stack trace for each element that is created, to name its origin in warnings. It
 * stops doing so when there are many. Reporting a high count from the start saves about 6 % of the
 * time; warnings still name the component.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // Counting on would start the stack traces again.
    },
  });

/**
 * A query that waits fails many times. Printing the whole page each time is expensive and not
 * needed: `waitFor` adds the page to the message when it gives up.
 */
const { getElementError } = getConfig();
configure({
  getElementError: function elementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error =
      isWaiting && message !== null
        ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
        : getElementError(message, container);
    // Without this function in the stack trace, the report shows the line of the test.
    Error.captureStackTrace(error, elementError);
    return error;
  },
});
