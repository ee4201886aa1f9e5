import type { TracingSettings } from '../tracing/tracing.ts';

interface TracingVariables {
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  OTEL_SERVICE_NAME: string;
  TRUSTED_PROXIES: readonly string[];
  BROWSER_TRACES: boolean;
}

/** The names are those of OpenTelemetry, so that operators can use one setting for all programs. */
export function tracingSettingsOf(values: TracingVariables): TracingSettings | null {
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (url === undefined) return null;
  return {
    url,
    share: values.OTEL_TRACES_SAMPLER_ARG,
    serviceName: values.OTEL_SERVICE_NAME,
    isBehindProxy: values.TRUSTED_PROXIES.length > 0,
    recordsPages: values.BROWSER_TRACES,
  };
}
