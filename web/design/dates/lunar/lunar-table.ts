/**
 * The lunar calendar of 1900 to 2100 and its 24 terms. Written by scripts/lunar-table.mjs from tyme4ts 1.5.2 (MIT, https://github.com/6tail/tyme4ts);
 * docs/decisions/0024-lunar-calendar.md says how far it is checked.
 */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The first day of the first lunar year of the table, 1899. */
export const newYearOfFirst = '1899-02-10';

/** Three digits a lunar year: the month that is repeated in 4 bits (0: none), then a bit a month: 30 days or 29. */
export const months =
  'Q1Ko0WgUHQpOlSWwSGwmKkVVgaFQWLiUXgUHWJbQJLwSK1qUQrCwaFSaLQqNnkdgkOQJNVTagVKgtCUtVA1GQqOikegkOmJNwKFwVKltSgWLA1GTyOQSH3kW' +
  'wkKwKF2WKQrKgaFUVbApLQSLykaQlKXLVgNFQrKlqVgsFQpNjSdgSNYlKwlKgVFWtKQ1Kg0GUpOQpOgSGzlMwmKnWVgaFQaLlUXgULQJL0SWwSK4qUQrCQbF' +
  'WaLQqNgkNUJdQJNaTagVKgtCWtFQ1GQqOlkegkOgJNjVKwVKo1UgWDQ1GVyWQSHwkG0KVwKFwWKiWVgaFXVbApLQSL1kaQlKQLFUrKQtKpqVg0FQpNmSdgSN' +
  'QlMkLVgVFQtKisVg0GWpOQJHwSG1lMwqMgWFj1KQaLrUXgULQJL2SawSKwqE1WFQrFgaLiUbgkNXJdQJNQVKVrUgtEQtFjqNQyOokegkOgJNmVKwVKg1EU1G' +
  'QVHQSHzkOwkG3KVwKFwWKlWVgaFQZLkSXgSLYlaQlKQLFWrKQtKgqFUpLQpNgSNTlcglMnTZgVFQtKlsVg0GQpOkSOwiG4lMwqEwWFm1KgaLgUHUJXQRLwiK' +
  'ymUwqE';

/** The earliest day of its month that each of the 24 terms falls on, from Lesser Cold in January on. */
export const earliestTerms = [
  4, 19, 3, 18, 4, 19, 4, 19, 4, 20, 4, 20, 6, 22, 6, 22, 6, 22, 7, 22, 6, 21, 6, 21,
];

/** Eight digits a year from 1900 on: how many days later each term falls, 2 bits a term. */
export const terms =
  'WplplZqWappqmqqaqpquqqqqq-6u6uqqrqlplZqWappqmqqaqpqqqqqqq-6u6uqqrqlplZqWappqmqqaqpqqqqqqq-6u6uqqrqlplZqWWppqmqqaappqqqqq' +
  'q6ququqqqqlplZpVWpppmaqWappqqqqaq6ququqqqqlplZpVWplpmaqWappqqqqaqpququqqqqlplZpVWplpmaqWappqmqqaqpquqqqqqqlZlZVVWplplZqW' +
  'appqmqqaqpquqqqqqqlZlZVVWplplZqWappqmqqaqpqqqqqqqqlZlZVVWplplZqWappqmqqaqpqqqqqqqqlZlZVVWplplZqWappqmqqaqpqqqqqqqqVZlZVV' +
  'WplplZpVWppqmaqaappqqqqqqmVZVZVVVplplZpVWplpmaqaappqqqqqqmVZVZVVVplplZpVWplpmaqWappqmqqaqWVZVZVVVplplZpVWplplZqWappqmqqa' +
  'qVVZVVVVVplZlZVVWplplZqWappqmqqaqVVZVVVVVplZlZVVWplplZqWappqmqqaqVVVVVVVVplZlZVVWplplZqWappqmqqaqVVVVVVVVpVZlZVVWplplZqW' +
  'appqmaqaqVUVVVVVVpVZVZVVWplplZpWWpppmaqaqVUVVVVVVpVZVZVVWplplZpVWplpmaqaaVUVRVVVVlVZVZVVVplplZpVWplplaqWaVUVRVVFVVVZVVVV' +
  'VplZlZpVWplplZqWaVUVRVVFVUVZVVVVVplZlZVVWplplZqWaVUVRVVFVUVVVVVVVplZlZVVWplplZqWaVUVRVVFVUVVVVVVVplZlZVVWplplZqWaVUVRVVF' +
  'VUVVVVVVVpVZVZVVWplplZqWaVUVRFVFVUUVVVVVVpVZVZVVWplplZpWaVUURFVFVUUVRVVVVpVZVZVVWplplZpVWVQURFVFFUUVRVVVVlVZVZVVVplZlZpV' +
  'WVQUQEVFFUUVRVVFVVVZVVVVVplZlZpVWVQUQEVBFUUVRVVFVUVVVVVVVplZlZVVWVQUQEVBFUUVRVVFVUVVVVVVVplZlZVVWVQUQEVBFUUVRVVFVUVVVVVV' +
  'VpVZVZVVWVQUQEVBFUUVRVVFVUVVVVVVVpVZVZVVWVQUQEVBFUUURFVFVUUVVVVVVpVZVZVVWVQUQEUBFUQURFVFVUUVRVVVVpVZVZVVWVQEQEUABUQUQEVF' +
  'FUUVRVVVVVVZVVVVVVQEQEUABUQUQEVFFUUVRVVVVVVVVVVVVVQEQEUABUQUQEVBFUUVRVVFVVVVVVVVVVQEQEAABUQUQEVBFUUVRVVFVUVVVVVVVVQEQEAA' +
  'BUQUQEVBFUUVRVVFVUVVVVVVVVAEAEAABUQUQEVBFUUURFVFVUVVVVVVVVAEAEAABUQUQEUBFUUURFVFVUUVRVVVVVAEAEAABUQUQEUBFUQUQFVFVUUVRVVV' +
  'VVAEAEAABUQEQEUAFUQUQEVFFUUVRVVVVBAEAAAAAUQEQEUABUQUQEVFFUUVRVVVVBAAAAAAAUQEQEUABUQUQEVBFUUVRVVFVBAAAAAAAUQEQEAABUQUQEVB' +
  'FUUVRVVFVAAAAAAAAUQEAEAABUQUQEVBFUUVRVVFVUVVVVVV';
