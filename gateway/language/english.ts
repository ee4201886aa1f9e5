import type { simplified } from './simplified.ts';

/** The texts of simplified.ts in English. One table, so that a translator can read it in one piece. */
export const english: Record<keyof typeof simplified, string> = {
  unauthenticated: 'Please sign in first.',
  sessionExpired: 'Your session has ended. Please sign in again.',
  sessionLocked: 'The screen is locked. Please unlock it first.',
  confirmationRequired: 'Enter your password to confirm that it is you, then try again.',
  confirmationBySignIn: 'To confirm that it is you, sign out, sign in again, and then repeat this.',
  sessionIsOwn: 'This is your current session. Use “Sign out” instead.',
  sessionUnknown: 'This session has already ended.',
  sessionsNotPermitted:
    'You may not end the sessions of other accounts. Please contact your administrator.',
  sessionsAccountRequired: 'Enter the account whose sessions are to end.',
  sessionsAccountUnknown:
    'There is no such account whose sessions you may end. Please check the account and whether it is staff or a supplier.',
  scopeChanged:
    'The post or store was switched in another window. Please continue with the new one.',
  tokenRefreshFailed: 'Your session could not be renewed. Please try again in a moment.',
  forbidden: 'You do not have permission to do this.',
  badUserInput: 'Something entered here is not valid. Please check it and try again.',
  badRequest:
    'This request cannot be read. Send a body as valid JSON, with the header Content-Type: application/json.',
  unclearRequest:
    'This request can be understood in more than one way: for which host it is, or where it ends. It was not carried out.',
  notFound: 'This was not found.',
  changedByAnotherUser:
    'Someone else has changed this in the meantime. Please reload and try again.',
  upstreamFailed: 'The retail services answered with an error. Please try again later.',
  upstreamRefused:
    'The services did not accept this (code {code}). If you cannot tell why, contact your administrator.',
  upstreamTimeout: 'The retail services took too long to respond. Please try again.',
  executionTooLong:
    'The request took more than {limit} seconds and was stopped. Please request less data at once, or try again later.',
  tooManyCalls:
    'The query needs {value} calls to the retail services; a request may make at most {limit}. Please request fewer rows or fields at once.',
  serviceBusy:
    'Too many calls to this service are waiting for an answer. Please try again in a moment.',
  circuitOpen: 'This service is not answering; we try again automatically.',
  upstreamUnreachable:
    'The retail services cannot be reached at the moment. Please try again later.',
  notImplemented: 'The retail services do not offer this.',
  addressNotAllowed: 'The configured address is not allowed. Please contact your administrator.',
  overloaded: 'The portal is very busy. Please try again in {wait}.',
  rateLimited: 'Too many requests. Please wait a moment.',
  rateLimitedFor: 'Too many requests. Please wait {wait}.',
  signInLimited:
    'Too many wrong passwords. Try again in {wait}, or ask your administrator if you have forgotten yours.',
  addressLimited: 'Too many failed sign-ins from this network. Try again in {wait}.',
  passwordLimited: 'Too many wrong passwords. Try again in {wait}.',
  tooManySignIns: 'One request may sign in at most {limit} times.',
  templateTooManyCalls:
    'This template needs {value} calls to the retail services for the choices of its columns; a request may make at most {limit}. Please ask your administrator to configure fewer columns with choices for this list.',
  queryTooComplex: 'This query is too complex. Please request less data.',
  queryTooDeep:
    'The query is {value} levels deep; at most {limit} are allowed. Use fewer levels, or split it into several queries.',
  queryTooManyAliases:
    'The query has {value} aliases; at most {limit} are allowed. Split it into several queries.',
  queryTooManyFields:
    'The query selects {value} fields, counting a fragment each time it is used; at most {limit} are allowed. Select fewer fields, or split the query.',
  queryTooManyDirectives:
    'The query has {value} directives; at most {limit} are allowed. Remove the directives it does not need.',
  queryNameTooLong:
    'A name in the query has {value} characters; at most {limit} are allowed. Use a shorter name.',
  queryTooLong:
    'The query has more than {limit} tokens. Split it into several queries, and pass data in variables.',
  queryTooCostly:
    'The query costs {value}; the limit is {limit}. Request smaller pages, fewer nested lists or fewer fields.',
  schemaReadTwice:
    '__schema and _service may each be selected at most {limit} time(s) in a request; this one selects them {value} times. Merge them into one selection.',
  responseTooLarge:
    'The answer has more than {limit} bytes ({value} so far) and was stopped. Request smaller pages, or split the query.',
  tooManyValues:
    'A list has {value} values; at most {limit} are allowed at once. Send them in several requests.',
  invalidRepresentation:
    'Each representation for _entities must be an object with the __typename of an entity and the fields of its key. Correct it and try again.',
  subscriptionsNotOffered:
    'Subscriptions are answered at POST /graphql/stream, with the header "Accept: text/event-stream".',
  subscriptionExpected:
    'Send one subscription to POST /graphql/stream, as JSON with "query" and "variables" and with the header "Accept: text/event-stream". Queries and mutations belong to /graphql.',
  persistedQueryUnknown:
    'The gateway does not know an operation with this id. Send its text, or reload the page.',
  persistedQueryMismatch:
    'The id and the text of the operation do not belong together. Send only one of them.',
  persistedQueryVersion: 'Persisted queries have version 1 only. Send version 1, or the text.',
  onlyPortalOperations:
    'Only the operations of the portal itself are accepted here. Reload the page; for your own queries use the playground or an API token.',
  introspectionSignedIn: 'The schema can be read only after signing in. Sign in and try again.',
  introspectionOff: 'Reading the schema is switched off. Ask your administrator for access.',
  portalHeaderMissing: 'A request with a session needs the header x-portal-request: 1.',
  crossSiteRequest:
    'Requests from other websites are not accepted. Open this in the portal itself.',
  addressBudgetSpent:
    'Your network address has used its {limit} points per minute for queries without signing in. Wait a minute and try again, or sign in.',
  tokenBudgetSpent:
    'This API token has used its {limit} points per minute. Try again in {wait}, or ask for less at once.',
  pageTooLarge: 'A page has at most {limit} rows; {value} were requested. Request a smaller page.',
  badFirst: '`first` must be from 1 to {limit}; it was {value}.',
  unknownCursor:
    'This cursor is not one of this list, with these conditions, for this account. Leave `after` out to read from the beginning.',
  tooManyDashboards:
    'A request may read at most {limit} dashboards; this one reads {value}. Split it into several queries.',
  internal: 'Something went wrong on our side. Please try again later.',
  storeUnavailable:
    'The portal cannot reach its own storage at the moment. Wait a minute and try again.',
  enterpriseCodeRequired: 'Please enter the enterprise number.',
  accountRequired: 'Please enter the account.',
  passwordRequired: 'Please enter the password.',
  tooLong: 'This is too long.',
  wrongCredentials: 'The enterprise number, account or password is wrong.',
  signOnCodeRefused:
    'This single sign-on code is invalid or has expired. Please start single sign-on again.',
  signOnNotAskedFor:
    'This browser did not start the single sign-on that this link comes from. Please start single sign-on again.',
  tooManyAttempts:
    'Too many failed attempts. The account is locked; please try again in 15 minutes.',
  wrongPassword: 'Incorrect password.',
  unlockEnded: 'The password was wrong {count} times in a row. You have been signed out.',
  noPassword:
    'You signed in with single sign-on and have no password here. Please use single sign-on again.',
  shopRequired: 'Please choose a store.',
  postNotPermitted: 'You do not have access to this post.',
  shopNotPermitted: 'You do not have access to this store.',
  oldPasswordRequired: 'Please enter the current password.',
  newPasswordRequired: 'Please enter the new password.',
  wrongOldPassword: 'The current password is wrong.',
  passwordTooShort: 'The new password needs at least {count} characters.',
  passwordTooPlain:
    'The new password needs at least {count} of: upper case, lower case, digits, symbols.',
  passwordCharacters:
    'The new password may contain only letters, digits and symbols, without spaces.',
  passwordUnchanged: 'The new password must differ from the current one.',
  passwordKnownWord:
    'The new password must not contain the account, the enterprise number or the name of the portal. Please choose another one.',
  passwordCommon:
    'This password is easy to guess, because many people use it. Please choose another one, for example several words that do not belong together.',
  passwordRefused:
    'The retail services do not accept this new password. Please choose another one.',
  tooManyFavourites: 'You can have at most {limit} favourites.',
  tooManyCommonMenus: 'You can have at most {limit} common menus.',
  moduleNotPermitted: 'You do not have permission for this module.',
  menuNotPermitted: 'You do not have access to this menu.',
  unknownFavourite: 'This favourite was not found.',
  fileMissing: 'Choose an image first.',
  fileEmpty: 'The file is empty. Choose another image.',
  fileInfected:
    'The virus scanner found something in this file, so it was not passed on. Please do not open it, and tell your administrator.',
  fileNotScanned:
    'This file could not be checked for viruses right now, so it was not passed on. Please try again in a few minutes.',
  fileTooLarge: 'The image is larger than {limit} MB. Make it smaller and try again.',
  fileType: 'Only {formats} files.',
  fileContent:
    "The file's content does not match its extension. Save it as PNG or JPG and try again.",
  pictureBroken: 'The image cannot be read and may be damaged. Choose another one.',
  pictureTooLarge:
    'The image is more than {limit} pixels wide or high. Make it smaller and try again.',
  unknownUpload: 'The uploaded image is no longer there. Upload it again.',
  timeRequired: 'Please choose a time.',
  noSuchDay: 'This date does not exist. Please choose another one.',
  scalarDate: '“{value}” is not a date. Write it as YYYY-MM-DD, for example 2026-06-15.',
  scalarDateTime:
    '“{value}” is not a time with an offset. Write it as in RFC 3339, for example 2026-06-15T09:00:00+08:00.',
  scalarDecimal: '“{value}” is not a number. Write digits without separators, for example 1234.50.',
  scalarCurrency: '“{value}” is not a currency code. Write three capital letters, for example CNY.',
  scalarText: '“{value}” is not text. Send a string.',
  rangeReversed: 'The end of the range must not be before its start.',
  endDateNeedsRange: 'An end date needs the granularity RANGE.',
  rangeTooLong: 'A range may have at most 400 days.',
  salesDaysRequired: 'Give the days either as `recent`, or as `from` and `to`.',
  salesInFuture:
    'There are no sales yet for days that begin in the future. Choose days that begin yesterday or earlier.',
  salesDimensions:
    'Choose at most {limit} different dimensions, of which one may be DAY, WEEK or MONTH.',
  salesProductsOfStores:
    'Sales of products are not kept by store or region. Leave one of them out, or filter by store instead.',
  salesTop: '`top` must be from 1 to {limit}; it was {value}.',
  salesOrder: 'Sort by a measure, or by one of the dimensions of the query.',
  salesOrderOfChange:
    'Sorting by change needs `comparison` and a measure. Add a comparison, or sort by VALUE.',
  salesCustomersNotKept:
    'Customers are counted by store only. Leave customers out, or categories, channels and products.',
  salesPlanNotKept:
    'Plans are made by store and category only. Leave plan and attainment out, or channels and products.',
  salesProfitNotKept: 'Profit is not kept by product. Leave profit and margin out, or products.',
  salesOfSupplier:
    'Your account sees sales, orders and quantity of its own products, without stores and regions. Leave everything else out.',
  salesFilterUnknown:
    'A filter names something that does not exist, or that your account may not see. Check the codes of the filter.',
  salesMeasuresRequired: 'Choose at least one measure.',
  salesNotKept:
    'These figures are not kept for these dimensions and days. Choose whole months for older days by product, or fewer rows.',
  oneChannelOnly: 'This card can be filtered by one channel only.',
  topNotOffered: 'The number of products may be 10, 20, 30 or 40.',
  metricNotOffered: 'This card does not offer this metric.',
  layoutChanged:
    'The layout was changed in another window. Please continue with the one shown now.',
  cardRequired: 'Please select at least one card.',
  tooManyCards: 'You can select at most {limit} cards.',
  cardTwice: 'A card can be placed only once.',
  cardOutside: 'A card lies outside the dashboard or extends beyond it.',
  cardNotPermitted: 'You do not have access to this card, or it is no longer available.',
  unknownDashboard: 'This dashboard was not found.',
  messageRequired: 'Please select at least one message.',
  tooManyMessages: 'At most {limit} messages can be marked at once.',
  unknownMessage: 'This message was not found.',
  unknownMustSee: 'This must-see item was not found.',
  malformedKey:
    'The key of this request is not valid: it must have 8 to 64 letters, digits, - and _. In the portal, please reload the page and try again.',
  notConfigured: 'Interface not configured, please check.',
  conflictActedAt:
    '{name} chose “{button}” at {time}. Your action was not carried out. Please check the current state.',
  conflictActed:
    '{name} has chosen “{button}”. Your action was not carried out. Please check the current state.',
  conflictChangedAt:
    '{name} changed this at {time}. Your action was not carried out. Please reload and try again.',
  conflictChanged:
    '{name} has changed this. Your action was not carried out. Please reload and try again.',
  outcomeUnknown:
    'The retail services gave no usable answer, so we cannot tell whether this was done. You can safely try again: nothing is done twice.',
  opinionRequired: 'Please enter your opinion.',
  opinionTooLong: 'An opinion may have at most {limit} characters.',
  unknownButton: 'This action is no longer valid. Please reload and try again.',
  buttonRequired: 'Please select at least one approval.',
  tooManyButtons: 'At most {limit} approvals can be handled at once.',
  approvalGone: 'This approval no longer exists. Please reload the list.',
  fieldRequired: '“{title}” must not be empty.',
  unknownField: 'This field does not exist. Please reload and try again.',
  fieldReadOnly: '“{title}” cannot be changed.',
  fieldInvalid: '“{title}” is not valid. Please check it.',
  numberRequired: 'Please enter a number for “{title}”.',
  sheetGone: 'The document was not found, or you do not have access to it.',
  sheetVersion: 'The version of the document is not valid. Please open the document again.',
  unknownDetail: 'This list of lines does not exist. Please reload and try again.',
  lineNumber: 'A line has an invalid number. Please reload and try again.',
  tooManyLines: 'A list may have at most {limit} lines.',
  taskGone: 'This task no longer exists. Please refresh the list.',
  taskClaimedAt: '{name} claimed this task at {time}. Please choose another one.',
  taskClaimed: '{name} has claimed this task. Please choose another one.',
  taskFinishedAt: '{name} finished this task at {time}. There is nothing left to do.',
  taskFinished: '{name} has finished this task. There is nothing left to do.',
  taskBackInPool: 'Your claim has expired and the task is back in the pool. Please claim it again.',
  wholeNumberRequired: 'Please enter a whole number for “{title}”.',
  amountDiffers:
    '“{title}” is not the amount that the services calculate ({value}), so nothing was saved. Enter the quantity or price of the line again; if it stays so, contact your administrator.',
  tooManyDecimals: '“{title}” has too many decimal places.',
  negativeNumber: '“{title}” must not be below 0.',
  numberTooLarge: '“{title}” is too large.',
  fieldTooLong: '“{title}” is too long.',
  notOffered: 'Please choose one of the available values for “{title}”.',
  shopClosed: 'The store in “{title}” is currently closed. Please choose another one.',
  sameShop: '“{title}” must be a different store.',
  noPackages: 'This product is not ordered by the package: “{title}” must be 0.',
  packagesOnly: 'This product is ordered by the package only: “{title}” must be 0.',
  linesFixed: 'Lines cannot be added to or removed from “{title}” now.',
  linesRequired: '“{title}” needs at least one line.',
  messagesChanged: 'The messages have just changed. Please try again.',
  urgedLately: 'A reminder was sent within the last hour. You can send another one after {time}.',
  unknownList: 'This list was not found. Please reload and try again.',
  viewNameRequired: 'Please enter a name for the view.',
  viewNameTooLong: 'The name of a view may have at most {limit} characters.',
  viewNameInvalid:
    'The name of the view contains characters that cannot be shown. Please enter another name.',
  viewNameTaken: 'You already have a view named “{name}” in this list. Please choose another name.',
  tooManyViews: 'You can save at most {limit} views for a list. Please delete one first.',
  viewGone: 'This view no longer exists, or it belongs to someone else.',
  viewChanged: 'This view was changed in another window. Please check it and try again.',
  viewTooLarge: 'This view is too large to save. Please use fewer or shorter conditions.',
  savedQueryNameRequired: 'Please enter a name for the query.',
  savedQueryNameTooLong: 'The name of a query may have at most {limit} characters.',
  savedQueryNameInvalid:
    'The name of the query contains characters that cannot be shown. Please enter another name.',
  savedQueryNameTaken: 'You already have a query named “{name}”. Please choose another name.',
  savedQueryNoteTooLong: 'The note may have at most {limit} characters.',
  savedQueryEmpty: 'The query is empty. Please write it first.',
  savedQueryTooLong: 'The query is too long: at most {limit} characters.',
  savedQueryVariablesInvalid: 'The variables must be a JSON object of at most {limit} characters.',
  tooManySavedQueries: 'You can save at most {limit} queries. Please delete one first.',
  savedQueryGone: 'This query no longer exists, or it belongs to someone else.',
  savedQueryChanged: 'This query was changed in another window. Please check it and try again.',
  columnsInvalid: 'The columns cannot be saved like this. Please reload and try again.',
  pageSizeInvalid: 'The number of rows per page must be a whole number from 1 to {limit}.',
  tooManyConditions: 'There are more than 50 conditions. Please remove some and try again.',
  oneAlternativeOnly:
    'The search box and “any of these conditions” cannot be used together here. Please clear one of them and try again.',
  unknownCondition:
    'A condition uses a field that does not exist or cannot be filtered. Please remove it and try again.',
  conditionNotKnown:
    'The retail services do not support this comparison. Please choose another one.',
  badCondition: 'A condition does not fit its field. Please check it and try again.',
  notSortable: 'The list cannot be sorted by this column. Please choose another one.',
  fieldAtLeast: '“{title}” needs at least {limit} characters.',
  fieldAtMost: '“{title}” may have at most {limit} characters.',
  monthRequired: 'Enter a month for “{title}” as YYYY-MM.',
  yearRequired: 'Enter a year for “{title}” as YYYY.',
  timeOfDayRequired: 'Enter a time for “{title}” as HH:mm:ss.',
  dayRangeRequired: 'Enter the first and the last day for “{title}” as YYYY-MM-DD~YYYY-MM-DD.',
  timeRangeRequired: 'Enter the first and the last time for “{title}” as HH:mm:ss~HH:mm:ss.',
  ruleEqual: '“{title}” must equal {other}.',
  ruleDifferent: '“{title}” must differ from {other}.',
  ruleAtLeast: '“{title}” must not be below {other}.',
  ruleMoreThan: '“{title}” must be above {other}.',
  ruleAtMost: '“{title}” must not be above {other}.',
  ruleLessThan: '“{title}” must be below {other}.',
  ruleNotBefore: '“{title}” must not be before {other}.',
  ruleAfter: '“{title}” must be after {other}.',
  ruleNotAfter: '“{title}” must not be after {other}.',
  ruleBefore: '“{title}” must be before {other}.',
  ruleColumn: '“{title}”',
  ruleToday: 'today',
  ruleLines: '“{title}” needs at least {limit} lines.',
  ruleBroken: 'This breaks a rule of the form. Please check the values and try again.',
  numberAtLeast: '“{title}” must not be below {limit}.',
  numberAtMost: '“{title}” must not be above {limit}.',
  decimalsAtMost: '“{title}” may have at most {limit} decimal places.',
  dayRequired: 'Please enter a date for “{title}”, such as 2026-06-15.',
  momentRequired: 'Please enter a date and time for “{title}”, such as 2026-06-15 09:30:00.',
  listGone: 'The list was not found, or you do not have access to it.',
  rowGone: 'This row no longer exists. Please refresh the list.',
  rowProtected: '“{name}” is protected and cannot be deleted.',
  rowWithoutKey: 'This row has no key and cannot be changed. Please contact your administrator.',
  rowRequired: 'Please select at least one row.',
  tooManyRows: 'At most {limit} rows can be handled at once.',
  tooManyRowsToChange:
    'Changing these rows needs {value} calls to the retail services; a request may make at most {limit}. Nothing was changed. Please change at most 100 rows at a time.',
  rowBeyondLimit:
    'This row was not processed: the request has used the {limit} calls to the retail services that it may make. Please try again with the remaining rows.',
  valueRequired: 'There is nothing to save.',
  valueTaken: '“{title}” is already in use. Please choose another value.',
  rowNotTried:
    'The retail services are not responding, so this row was not processed. Please try again later.',
  updateUnknown:
    'The retail services gave no usable answer, so we cannot tell whether this was done. Please refresh and check. You can safely try again: nothing is done twice.',
  numberTooSmall: '“{title}” is too small.',
  fieldTooShort: '“{title}” is too short.',
  rowUsed: 'This row is used elsewhere and cannot be deleted.',
  rowDecided: 'This row has already been approved or rejected. There is nothing left to do.',
  rowExists: 'A row with this key already exists. Please change its unique values and try again.',
  jobServiceFailed:
    'The job stopped because the services failed or did not respond. Completed rows are kept. Continue the job later.',
  jobServiceFailedAt:
    'The job stopped at page {page} because the services failed or did not respond. Completed pages are kept. Continue the job later.',
  jobSignedOut: 'The session that started this job has ended. Sign in again and continue the job.',
  jobScopeChanged:
    'The job stopped because you switched post or store after starting it. Switch back to continue it.',
  jobNotPermitted:
    'The job stopped because you no longer have permission for it. Ask your administrator.',
  badFile: 'The file cannot be read. Use .xlsx, or .csv in UTF-8, UTF-16 or GB18030.',
  mixedEncodings:
    'Line {line} uses a different encoding than the lines before it. Save the whole file as UTF-8 and try again.',
  unreadableLine: 'Line {line} cannot be read. Check its quotes and separators.',
  encryptedFile: 'The file is password-protected. Remove the password and try again.',
  macroFile: 'The file may contain macros. Save it as .xlsx without macros and try again.',
  jobFileTooLarge: 'The file or its unpacked content is too large. Split it up.',
  uploadTooLarge: 'The file is larger than {limit} MB. Split it up and try again.',
  uploadMissing: 'Choose an .xlsx or .csv file.',
  uploadType: 'Only .xlsx and .csv files.',
  wrongTemplate:
    'The file has none of the columns of this list. Download the template of this list and use it.',
  noRows: 'The file has no rows. Fill in at least one row and try again.',
  jobUnreadable:
    "This job can no longer be read because the portal's key was changed. Remove it and start again.",
  jobExpired: 'The job waited for more than a day and was stopped. Continue it, or start again.',
  jobInternal:
    'The job stopped unexpectedly. Continue it or start again. If this happens again, ask your administrator.',
  repeatedRow: 'This row is the same as line {line}.',
  formulaNotCalculated:
    '“{title}” is a formula without a result. Recalculate and save the file in a spreadsheet program.',
  repeatedKey: '"{key}" is already in line {line}.',
  rowRefused: 'The services do not accept this. Please check it.',
  tooManyJobs: 'You already have {limit} jobs in progress. Wait for one to finish, or cancel one.',
  jobGone: 'This job does not exist or has expired.',
  jobNotReady: 'The job has changed in the meantime. Please check it and try again.',
  columnsRequired: 'Choose at least one column.',
  tooManyColumns: 'At most {limit} columns.',
  unknownColumn: 'There is no column "{name}". Refresh and try again.',
  labelsInvalid: '"{name}" has too many labels, or some are too long or empty.',
  headInvalid: 'The heading of "{name}" is too long or contains characters that cannot be shown.',
  fileNameInvalid: 'The file name must have 1 to {limit} characters and end in .{extension}.',
  unknownImportFile: 'The uploaded file is no longer available. Upload it again.',
  badRowsLeft: 'Rows with errors: {count}. Correct the file, or import the valid rows only.',
  tooManyForAll:
    'An all-or-nothing import has at most {limit} rows. Split the file, or import the valid rows only.',
  noGoodRows: 'There are no valid rows to import. Correct the file and try again.',
  templateGuide: 'Guide',
  templateColumn: 'Column',
  templateRequired: 'Required',
  templateContent: 'What to fill in',
  templateYes: 'Yes',
  templateNo: 'No',
  templateNumber: 'A number',
  templateDay: 'A date, such as 2026-06-15',
  templateMoment: 'A date and time, such as 2026-06-15 09:30:00',
  templateSeveral: 'One or more, separated by commas:',
  templateChoice: 'One of: {choices}',
  templateText: 'Text',
  templateTextAtMost: 'Text, at most {limit} characters',
  reportLine: 'Line',
  reportProblem: '{title}: problem',
  reportRow: 'Problem with the row',
  tooManyFileRows: 'The file has more than {limit} rows. Split it into several files.',
  tokenInvalid:
    'This API token is not valid: it is unknown, expired or revoked. Create a new one in the portal under API tokens.',
  tokenOfOtherAccount:
    'The cookie and the API token of this request belong to different accounts. Send only one of them.',
  tokenScopeMissing:
    'This API token lacks scope: {scopes}. Leave out the fields that need it, or create a token with it.',
  tokenNotAllowed: '{field} cannot be used with an API token. Sign in to the portal for it.',
  tokenNameRequired: 'Please enter a name for the token.',
  tokenNameInvalid: 'The name contains characters that cannot be shown. Please enter it again.',
  tokenNameTooLong: 'The name of a token may have at most {limit} characters.',
  tokenScopesRequired: 'Please choose at least one scope.',
  tokenExpiryInvalid: 'The last day must be from {from} to {until}.',
  tooManyTokens:
    'You can have at most {limit} API tokens. Revoke one that you no longer use first.',
  tooManyServiceTokens:
    'A service account can have at most {limit} API tokens. Revoke one that is no longer used first.',
  serviceAccountGone:
    'This service account is not available to you. Close the dialog and open it again to see those that are.',
  serviceAccountLocked:
    'This service account is locked, so it gets no new tokens. Choose another one, or have it unlocked.',
  tokenGone: 'This API token no longer exists.',
  webhookGone: 'This webhook no longer exists.',
  webhookUrlInvalid:
    'The address must begin with https:// and contain no user name, password or fragment. Please correct it.',
  webhookAddressRefused:
    'Nothing can be sent to this address: its host is unknown, or not reachable from the internet. Please enter a public address.',
  webhookHostNotAllowed:
    'The operator does not allow webhooks to this host. Please choose another host, or ask the operator to add it.',
  webhookNameRequired: 'Please enter a name for the webhook.',
  webhookNameInvalid:
    'The name may have at most {limit} characters, all of which can be shown. Please enter it again.',
  webhookKindsRequired: 'Please choose at least one kind of event.',
  webhookScopesMissing:
    'The API token lacks scope: {scopes}. Leave out the kinds of events that need it, or use a token with it.',
  tooManyWebhooks:
    'You can have at most {limit} webhooks. Delete one that you no longer use first.',
  tooManyServiceWebhooks:
    'A service account can have at most {limit} webhooks. Delete one that is no longer used first.',
  webhookCreationsLimited:
    'You can create at most {limit} webhooks in a minute; this was number {value}. Try again in {wait}.',
  webhookMovesLimited:
    'You can change at most {limit} addresses of webhooks in a minute; this was number {value}. Try again in {wait}.',
  webhookRotationsLimited:
    'You can replace at most {limit} secrets of webhooks in a minute; this was number {value}. Try again in {wait}.',
  webhookTestsLimited:
    'You can send at most {limit} test events in a minute; this was number {value}. Try again in {wait}.',
  webhookReceiverFailing:
    'The receiver does not accept events at present. They are sent again; check the receiver with a test.',
  webhookPausedByOwner: 'The webhook is paused. Resume it to get events again.',
  webhookReceiverFailed:
    'The receiver accepted nothing for 3 days, so the webhook was paused. Correct the receiver, then resume it.',
  webhookReceiverGone:
    'The receiver answered that it wants no more events, so the webhook was paused. Resume it if that has changed.',
  webhookTooManyWaiting:
    'Too many events were waiting, so the webhook was paused. Make the receiver faster, then resume it.',
  webhookTokenRevoked:
    'Its API token was revoked. Give the webhook another token within 90 days, or it is removed.',
  webhookTokenExpired:
    'Its API token has expired. Give the webhook another token within 90 days, or it is removed.',
  webhookTokenEnded:
    'The services no longer accept its API token. Give the webhook another token within 90 days, or it is removed.',
  webhookAccountLocked:
    'This service account is locked, so nothing is sent for it. Have it unlocked, then give its webhooks tokens that work.',
};
