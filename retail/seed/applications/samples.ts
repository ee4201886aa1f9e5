import { address, branch, type BranchSeed } from './tree.ts';

/** Placeholder origin of the samples in the data, which cannot exist; menu/query replaces it. */
export const SAMPLES_PLACEHOLDER = 'https://samples.invalid';

const sample = (path: string) => address(SAMPLES_PLACEHOLDER + path);

/** Embedded sample modules: one that speaks the protocol, and one that never sends a message. */
export const SAMPLES: BranchSeed = branch(
  'embedded',
  'clone',
  ['嵌入模块示例', '嵌入模組範例', 'Embedded modules'],
  [
    sample('/module/')(13, 'samplemodule', 'clone', ['示例模块', '範例模組', 'Sample module']),
    sample('/module/slow')(14, 'slowmodule', 'clock', [
      '无响应的模块',
      '沒有回應的模組',
      'Silent module',
    ]),
  ],
);
