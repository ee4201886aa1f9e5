import type { components } from '../../schema/generated/retail.ts';
import { dateTimesIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { maySeeInstance, requireSight } from './access.ts';
import { nameOf } from './people/people.ts';
import { requireInstance, type InstanceRow } from './process/process-rows.ts';

type Attachment = components['schemas']['Attachment'];

interface AttachmentRow {
  fileid: string;
  name: string;
  uploader: string;
  created: number;
  contenttype: string;
  size: number;
}

/** The path under which files are served. */
const FOLDER = '/fs/msc-file/file/';

export const attachmentServices: ServiceTable = {
  '/api/msc-bpm/process/getAttachments': ({ workflowInstanceId }, context): Attachment[] => {
    const instance = requireInstance(context.db, workflowInstanceId);
    requireSight(instance, context);
    const format = dateTimesIn(enterpriseZone(context));
    const rows = context.db
      .prepare<AttachmentRow>(
        `SELECT p.fileid, p.name, p.uploader, p.created, f.contenttype, length(f.content) AS size
         FROM process_attachment p JOIN file f USING (fileid) WHERE p.instanceid = ? ORDER BY p.created, p.name`,
      )
      .all([instance.instanceid]);
    return rows.map(({ fileid, name, uploader, created, contenttype, size }) => ({
      fileid,
      name,
      url: FOLDER + fileid,
      size,
      contenttype,
      uploader: nameOf(context.db, uploader),
      createdate: format(created),
    }));
  },
};

/** Whether a file belongs to an instance that the caller may look at. */
export function mayReadAttachment(fileid: string, context: ServiceContext): boolean {
  const instances = context.db
    .prepare<InstanceRow>(
      'SELECT i.* FROM process_attachment p JOIN process_instance i USING (instanceid) WHERE p.fileid = ?',
    )
    .all([fileid]);
  return instances.some((instance) => maySeeInstance(instance, context));
}
