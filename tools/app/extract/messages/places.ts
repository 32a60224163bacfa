/** Assigns messages to places in the app, based on their file. */
import type { Text } from './message.ts';

/**
 * The places, in the order of the page. A message belongs to the first place with a matching pattern. A `/` is followed by a
 * function of a file.
 */
const PLACES: [place: string, files: RegExp][] = [
  ['api', /accounts\/sync\.ts#normalize|accounts\/app\.ts#(?:importTransactions|getAccountProperties|closeAccount|updateAccount)/],
  ['bank-sync', /AccountSyncCheck|gocardless|simplefin|pluggyai|PluggyAi|SimpleFin|GoCardless|banksync|CreateAccountModal|accounts\/sync\.ts|accounts\/app\.ts#handleSyncError|errors\.ts#(?:getBankSyncError|getSecretsError)|custom-sync-mapping|accounts\/app\.ts#(?:simpleFin|pluggyAi|goCardless|linkAccount|accountsBankSync|create\w*WebToken|getBanks|get\w*Accounts|unlink|setSecret|pollGoCardless)/i],
  ['server-log', /#console$|^server:(?:bin|src\/scripts|src\/util\/prompt|src\/load-config|src\/migrations|app\.js)/],
  ['server-responses', /^server:/],
  ['start', /FatalError|global-events|notificationsSlice|redux\/store|src\/platform\/|shared\/errors\.ts#$|errors\.ts#LazyLoad|OutOfSyncMigrations/],
  ['sign-in', /components\/manager\/|ServerContext|components\/App\.tsx|LoggedInUser|PasswordEnableModal|OpenIDEnableModal|AuthSettings|errors\.ts#getOpenIdErrors|server\/auth\//],
  ['users', /components\/admin|EditUser|EditAccess|TransferOwnership|errors\.ts#getUserAccessErrors|server\/admin/],
  ['migration', /modals\/manager\/Import|server\/importers/],
  ['budget-files', /budgetfiles|DuplicateFile|ConfirmChangeDocumentDir|settings\/Export|errors\.ts#(?:getDownloadError|getSyncError)|util\/budget-name/i],
  ['sync', /sync-events|server\/sync\/|server\/encryption|crdt\/|errors\.ts#(?:getUploadError|getTestKeyError|getCreateKeyError)|EncryptionKey|appSlice/],
  ['import', /ImportTransactions|transactions\/import/],
  ['templates', /template|cleanup|BudgetAutomation|budget\/goals/i],
  ['schedules', /schedule/i],
  ['rules', /server\/rules|rules\.ts|ManageRules|components\/rules|mobile\/rules|RuleEditor|transaction-rules|RecurringSchedulePicker/],
  ['reports', /reports|dashboard|formula/i],
  ['actualql', /server\/aql|server\/main\.ts|pagedQuery|exec\.ts/],
  ['api', /server\/api\.ts|server\/models|server\/db|server\/post|server\/errors|server\/preferences|server\/tools|shared\/util|shared\/arithmetic|^api:|^api\//],
  ['budget', /budget|ConfirmCategoryDelete|categor/i],
  ['accounts', /account/i],
  ['transactions', /transaction|EditField|payee|filter|tags/i],
];

/**
 * The place of a string.
 *
 * @throws Error if no place matches the file
 */
export function placeOf({ file, inside }: Pick<Text, 'file' | 'inside'>): string {
  const name = `${file}#${inside}`;
  const [place] = PLACES.find(([, files]) => files.test(name)) ?? [];
  if (!place) throw new Error(`${file} has a message but no place. Add it to PLACES in extract/messages/places.ts`);
  return place;
}
