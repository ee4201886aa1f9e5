export const ONE = `query($instanceCode: String, $taskCode: String) { viewer { approval(instanceCode: $instanceCode, taskCode: $taskCode) {
  instanceCode taskCode documentNumber
  buttons { name action style icon hint hintI18nCode hintParameters { names i18nCode } asksOpinion isConfigured opens { moduleCode } form { name title isRequired isEditable } }
  history { id stepName assigneeName departmentName postName onBehalfOf actionName action opinion state startedAt finishedAt }
  diagram { steps { code name kind state assigneeNames startedAt finishedAt note } links { from to isTaken label } }
  attachments { id name url sizeBytes uploaderName uploadedAt } } } }`;
