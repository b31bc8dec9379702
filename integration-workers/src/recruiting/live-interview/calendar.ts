export type Meeting = {
  id: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  place: string;
  url: string;
  organizer: { name: string; email: string };
  attendees: readonly { name: string; email: string }[];
  /** When this was written. */
  now: Date;
};

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** RFC 5545, 3.3.11 */
const text = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(CONTROLS, ' ').replace(/[\\;,]/g, (sign) => `\\${sign}`))
    .join('\\n');
/** RFC 5545, 3.2: a value in quotes holds none itself. */
const quoted = (value: string): string => `"${value.replace(CONTROLS, ' ').replaceAll('"', "'")}"`;
const moment = (at: Date): string => at.toISOString().replace(/\.\d+|[-:]/g, '');
const address = (email: string): string => `mailto:${email.replace(/[\p{Cc}\s]/gu, '')}`;

const MAX_OCTETS = 75;
/** Lines are at most 75 octets long, and no letter is torn (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
};

/**
 * What a mail carries for the calendar of whoever reads it (RFC 5546): one UID for good, its sequence greater with each change.
 * Times are in UTC, which calendars show in the zone of their reader.
 */
export const calendarOf = (meeting: Meeting, method: 'REQUEST' | 'CANCEL') => {
  const { id, sequence, startsAt, minutes, summary, description, place, url, organizer, attendees, now } = meeting;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Onrecord//Live interviews//EN', `METHOD:${method}`],
    ...['BEGIN:VEVENT', `UID:${id}@onrecord`, `SEQUENCE:${sequence}`, `DTSTAMP:${moment(now)}`],
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${address(organizer.email)}`,
    // They answer in the product, which their calendars do not know of.
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${address(email)}`,
    ),
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return { method, content: `${lines.map(folded).join('\r\n')}\r\n` };
};
