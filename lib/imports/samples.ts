import type { SampleId } from './sample-ids';

const CARD = `Date,Description,Amount
10/31/2025,GREEN GROCER 1204,58.10
10/29/2025,STREAM MOVIES,15.99
10/27/2025,AUTOPAY PAYMENT - THANK YOU,-212.40
10/24/2025,HARDWARE BARN,138.31
10/22/2025,FUEL STOP 88,41.70
`;

const CARD_LATER = `Date,Description,Amount
11/04/2025,FUEL STOP 88,39.20
11/03/2025,CORNER BAKERY,6.40
10/31/2025,GREEN GROCER 1204,58.10
10/29/2025,STREAM MOVIES,15.99
`;

const EUROPE = `Konto;DE00 1234 5678
Zeitraum;01.10.2025 - 31.10.2025

Buchungstag;Empfänger;Verwendungszweck;Betrag
31.10.2025;Grüner Markt;Kartenzahlung;-42,50
30.10.2025;Musterfirma GmbH;Gehalt Oktober;1.850,00
15.10.2025;Stadtwerke;Abschlag Strom;-96,13
02.10.2025;Vermieter;Miete;-700,00
`;

const COLUMNS = `Date,Type,Description,Paid out,Paid in,Balance
01/10/2025,DD,City Power,96.13,,1203.87
03/10/2025,CARD,Green Grocer,42.50,,1161.37
14/10/2025,CARD,Corner Bakery,6.40,,1154.97
24/10/2025,BGC,Acme Payroll,,1850.00,3004.97
`;

const ofxEntry = (type: string, date: string, amount: string, id: string, name: string) =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${date}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>\n`;

const ofx = (entries: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD\n<BANKTRANLIST>\n${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;

const GROCER = ofxEntry('DEBIT', '20251003', '-42.50', '2025100301', 'GREEN GROCER');
const PAYROLL = ofxEntry('CREDIT', '20251024', '1850.00', '2025102401', 'ACME PAYROLL');
const POWER = ofxEntry('DEBIT', '20251028', '-96.13', '2025102801', 'CITY POWER');
const BAKERY = ofxEntry('DEBIT', '20251102', '-6.40', '2025110201', 'CORNER BAKERY');

const MISTAKES = `Date,Payee,Amount
2025-10-03,Green Grocer,-42.50
2025-10-06,Smith, Jones and Sons,-120.00
2025-10-09,Hardware Barn,138.31-
2025-10-14,Corner Bakery,
2025-10-24,Acme Payroll,1850.00
Total,,1727.19
`;

/** Each sample's text, under its file's name. */
const SAMPLES: Record<SampleId, { name: string; text: string }> = {
  card: { name: 'card.csv', text: CARD },
  europe: { name: 'girokonto.csv', text: EUROPE },
  columns: { name: 'checking.csv', text: COLUMNS },
  ofx: { name: 'checking.ofx', text: ofx(GROCER + PAYROLL + POWER) },
  mistakes: { name: 'mistakes.csv', text: MISTAKES },
};

/** The file that each made-up bank offers a few days later, by the first file's name. */
const LATER: Readonly<Record<string, { name: string; text: string }>> = {
  'card.csv': { name: 'card-november.csv', text: CARD_LATER },
  'checking.ofx': { name: 'checking-november.ofx', text: ofx(PAYROLL + POWER + BAKERY) },
};

/** A made-up file for readers who have none at hand. */
export function sampleFile(id: SampleId): File {
  const { name, text } = SAMPLES[id];
  return new File([text], name);
}

/** The file to import after a sample; undefined where there is none. */
export function laterFile(name: string): File | undefined {
  const later = Object.hasOwn(LATER, name) ? LATER[name] : undefined;
  return later && new File([later.text], later.name);
}
