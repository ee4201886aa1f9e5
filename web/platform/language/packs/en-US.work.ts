import approval from './en-US.approval.json' with { type: 'json' };
import approvals from './en-US.approvals.json' with { type: 'json' };
import dates from './en-US.dates.json' with { type: 'json' };
import jobs from './en-US.jobs.json' with { type: 'json' };
import layout from './en-US.layout.json' with { type: 'json' };
import masterdata from './en-US.masterdata.json' with { type: 'json' };
import messages from './en-US.messages.json' with { type: 'json' };
import metadata from './en-US.metadata.json' with { type: 'json' };
import number from './en-US.number.json' with { type: 'json' };
import password from './en-US.password.json' with { type: 'json' };
import picker from './en-US.picker.json' with { type: 'json' };
import sessions from './en-US.sessions.json' with { type: 'json' };
import sheets from './en-US.sheets.json' with { type: 'json' };
import tasks from './en-US.tasks.json' with { type: 'json' };
import views from './en-US.views.json' with { type: 'json' };
import webhooks from './en-US.webhooks.json' with { type: 'json' };

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
