import approval from './zh-CN.approval.json' with { type: 'json' };
import approvals from './zh-CN.approvals.json' with { type: 'json' };
import dates from './zh-CN.dates.json' with { type: 'json' };
import jobs from './zh-CN.jobs.json' with { type: 'json' };
import layout from './zh-CN.layout.json' with { type: 'json' };
import masterdata from './zh-CN.masterdata.json' with { type: 'json' };
import messages from './zh-CN.messages.json' with { type: 'json' };
import metadata from './zh-CN.metadata.json' with { type: 'json' };
import number from './zh-CN.number.json' with { type: 'json' };
import password from './zh-CN.password.json' with { type: 'json' };
import picker from './zh-CN.picker.json' with { type: 'json' };
import sessions from './zh-CN.sessions.json' with { type: 'json' };
import sheets from './zh-CN.sheets.json' with { type: 'json' };
import tasks from './zh-CN.tasks.json' with { type: 'json' };
import views from './zh-CN.views.json' with { type: 'json' };
import webhooks from './zh-CN.webhooks.json' with { type: 'json' };

/** What comes with the centres of approvals, tasks and messages, with documents, and the layout of the home page. */
export const texts: Readonly<Record<string, string>> = {
  ...layout,
  ...approvals,
  ...approval,
  ...tasks,
  ...messages,
  ...password,
  ...sessions,
  ...sheets,
  ...metadata,
  ...dates,
  ...number,
  ...masterdata,
  ...picker,
  ...views,
  ...jobs,
  ...webhooks,
};
