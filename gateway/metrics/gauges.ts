import { Gauge, type Registry } from 'prom-client';

/** How often operations have selected a field since the start of the process. */
export interface FieldUse {
  /** Coordinate of the field, such as Viewer.jobs. */
  field: string;
  isDeprecated: boolean;
  count: number;
}

/** What is counted when the metrics are read, and not as it happens. */
export interface MetricSources {
  /** Services whose circuit breaker is open. */
  openCircuits(): readonly string[];
  /** Jobs by state; rejects if the store cannot be read. */
  jobs(): Promise<Readonly<Record<string, number>>>;
  /** Sessions that this process has served lately. */
  activeSessions(): number;
  /** Fields of the schema that operations have selected. */
  fieldUses(): readonly FieldUse[];
}

/** Adds the metrics whose values are asked for when they are read. */
export function addGauges(
  registry: Registry,
  { openCircuits, jobs, activeSessions, fieldUses }: MetricSources,
): void {
  const registers = [registry];
  const circuits = new Gauge({
    name: 'portal_open_circuits',
    help: 'Services that are not called at present, because they did not answer.',
    labelNames: ['service'],
    registers,
    collect() {
      circuits.reset();
      for (const service of openCircuits()) circuits.set({ service }, 1);
    },
  });
  const states = new Gauge({
    name: 'portal_jobs',
    help: 'Exports and imports in the store, by state. Absent while the store cannot be read.',
    labelNames: ['state'],
    registers,
    async collect() {
      states.reset();
      const counts = await jobs().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) states.set({ state }, count);
    },
  });
  const sessions: Gauge = new Gauge({
    name: 'portal_active_sessions',
    help: 'Sessions with a request to this process in the last five to ten minutes.',
    registers,
    collect(): void {
      sessions.set(activeSessions());
    },
  });
  const fields = new Gauge({
    name: 'portal_field_operations_total',
    help: 'Operations that selected a field of the GraphQL schema, since the start of the process.',
    labelNames: ['field', 'deprecated'],
    registers,
    collect() {
      fields.reset();
      for (const { field, isDeprecated, count } of fieldUses())
        fields.set({ field, deprecated: String(isDeprecated) }, count);
    },
  });
}
