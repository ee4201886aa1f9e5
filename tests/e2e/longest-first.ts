import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first. Started last, one of them would run alone at the end,
 * while the other cores have nothing to do.
 */
const LONGEST = ['accessibility', 'heap', 'routes', 'menus', 'contract-stub'];

/** Starts the files that take longest first, also on a machine that has not run them before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    const longest = sorted.filter((file) => rank(file) !== -1);
    const others = sorted.filter((file) => rank(file) === -1);
    return [...longest.toSorted((one, other) => rank(one) - rank(other)), ...others];
  }
}
