import approval from './zh-TW.approval.json' with { type: 'json' };
import approvals from './zh-TW.approvals.json' with { type: 'json' };
import dates from './zh-TW.dates.json' with { type: 'json' };
import jobs from './zh-TW.jobs.json' with { type: 'json' };
import layout from './zh-TW.layout.json' with { type: 'json' };
import masterdata from './zh-TW.masterdata.json' with { type: 'json' };
import messages from './zh-TW.messages.json' with { type: 'json' };
import metadata from './zh-TW.metadata.json' with { type: 'json' };
import number from './zh-TW.number.json' with { type: 'json' };
import password from './zh-TW.password.json' with { type: 'json' };
import picker from './zh-TW.picker.json' with { type: 'json' };
import sessions from './zh-TW.sessions.json' with { type: 'json' };
import sheets from './zh-TW.sheets.json' with { type: 'json' };
import tasks from './zh-TW.tasks.json' with { type: 'json' };
import views from './zh-TW.views.json' with { type: 'json' };
import webhooks from './zh-TW.webhooks.json' with { type: 'json' };

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
