import approval from './zh-CN.approval.json' with { type: 'json' };
import approvals from './zh-CN.approvals.json' with { type: 'json' };
import messages from './zh-CN.messages.json' with { type: 'json' };
import metadata from './zh-CN.metadata.json' with { type: 'json' };
import sheets from './zh-CN.sheets.json' with { type: 'json' };
import tasks from './zh-CN.tasks.json' with { type: 'json' };

/** What comes with the centres of approvals, tasks and messages, and with documents. */
export const texts: Readonly<Record<string, string>> = {
  ...approvals,
  ...approval,
  ...tasks,
  ...messages,
  ...sheets,
  ...metadata,
};
