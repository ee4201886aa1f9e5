import type { TabView } from '../workbench/TabContext.tsx';
import type { Parameters, ViewField } from './view-field.ts';

/** The view of a screen: what it shows, as typed values, and how an address says so. */
export interface ViewDefinition<View extends object> {
  /** The view in an address, opened with these parameters. Each invalid value is ignored. */
  read(address: TabView, parameters?: Parameters): View;
  /** The address with these values. Defaults are left out; what others wrote there stays. */
  change(address: TabView, part: Partial<View>, parameters?: Parameters): TabView;
  /** The entries of the address that belong to this view. */
  entriesOf(address: TabView): TabView;
}

/** The type of a view, from its definition. */
export type ViewOf<Definition> = Definition extends ViewDefinition<infer View> ? View : never;

type Fields = Readonly<Record<string, ViewField<unknown>>>;

type ValuesOf<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends ViewField<infer Value> ? Value : never;
};

interface ViewOptions {
  /** Precedes each name in the address, for a part of a screen that occurs several times. */
  prefix?: string;
}

/**
 * Defines the view of a screen by its fields. Screens read, change and share it through this one
 * description, so that no screen has its own code for addresses.
 */
export function defineView<Given extends Fields>(
  fields: Given,
  { prefix = '' }: ViewOptions = {},
): ViewDefinition<ValuesOf<Given>> {
  const all = Object.entries(fields).map(
    ([property, field]) => [property, field, prefix + (field.name ?? property)] as const,
  );
  return {
    read: (address, parameters = {}) =>
      Object.fromEntries(
        all.map(([property, field, own]) => [property, field.read(address, own, parameters)]),
      ) as ValuesOf<Given>,
    change(address, part, parameters = {}) {
      const values: Readonly<Record<string, unknown>> = part;
      const changed = all.filter(([property]) => Object.hasOwn(part, property));
      const written = Object.assign(
        {},
        ...changed.map(([property, field, own]) => field.write(values[property], own, parameters)),
      ) as TabView;
      const isOutdated = (entry: string) =>
        !Object.hasOwn(written, entry) && changed.some(([, field, own]) => field.owns(entry, own));
      const kept = Object.entries(address).filter(([entry]) => !isOutdated(entry));
      return { ...Object.fromEntries(kept), ...written };
    },
    entriesOf: (address) =>
      Object.fromEntries(
        Object.entries(address).filter(([entry]) =>
          all.some(([, field, own]) => field.owns(entry, own)),
        ),
      ),
  };
}
