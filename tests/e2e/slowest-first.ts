import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. Started last, one of them would run alone at the end, while the
 * other cores have nothing to do.
 */
const SLOWEST = ['accessibility', 'heap', 'routes', 'menus', 'contract-stub'];

/** Starts the slowest files first, also on a machine that has not run them before. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    const slow = sorted.filter((file) => rank(file) !== -1);
    const others = sorted.filter((file) => rank(file) === -1);
    return [...slow.toSorted((one, other) => rank(one) - rank(other)), ...others];
  }
}
