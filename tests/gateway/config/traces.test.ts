import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

test('traces are recorded when a collector is set, a tenth of the requests by default', () => {
  const url = 'http://collector.example:4318/v1/traces';
  const read = (more: object) =>
    loadConfig({ DATA_DIR: folder(), OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url, ...more }).traces;
  const byDefault = {
    url,
    share: 0.1,
    serviceName: 'retail-portal-gateway',
    isBehindProxy: false,
    recordsPages: false,
  };
  expect(read({})).toEqual(byDefault);
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '0' })?.share).toBe(0);
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '1.0' })?.share).toBe(1);
  expect(read({ BROWSER_TRACES: '1' })?.recordsPages).toBe(true);
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8' })?.isBehindProxy).toBe(true);
});

test('pages record nothing without a collector, so the setting alone is refused', () => {
  expect(linesOf({ BROWSER_TRACES: '1' })).toEqual([
    'BROWSER_TRACES is 1, but OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not set: name the collector there, or remove BROWSER_TRACES',
  ]);
  expect(linesOf({ BROWSER_TRACES: '0' })).toEqual([]);
});
