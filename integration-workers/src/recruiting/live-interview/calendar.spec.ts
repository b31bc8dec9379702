import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarOf, type Meeting } from './calendar.ts';

const meeting: Meeting = {
  id: '018f6a10-0000-7000-8000-000000000123',
  sequence: 2,
  startsAt: new Date('2026-03-08T15:00:00.000Z'),
  minutes: 45,
  summary: 'Conversa: João; “Marcenaria”, com \\ e ação',
  description: 'First line\nSecond line, with a comma; and more than seventy-five octets of text: çãéíóú çãéíóú çãéíóú',
  place: 'Main Street 1\r\nATTENDEE:mailto:evil@mail.example',
  url: 'https://onrecord.example/c/interviews/live/1',
  organizer: { name: 'Harbor "Boat" Yard', email: 'hello@harbor.example' },
  attendees: [{ name: 'Ada\r\nBerg', email: 'ada@mail.example' }],
  now: new Date('2026-03-01T12:00:00.500Z'),
};
const read = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  return { calendar, component, event: new ICAL.Event(component) };
};

describe('what calendars take from a mail', () => {
  it('given a meeting, when a library reads it back, then it is the meeting, whatever its texts look like', () => {
    const { method, content } = calendarOf(meeting, 'REQUEST');
    const { calendar, component, event } = read(content);
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
    expect([event.uid, event.sequence, event.summary]).toEqual([`${meeting.id}@onrecord`, 2, meeting.summary]);
    expect(event.description).toBe(meeting.description);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-08T15:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-03-08T15:45:00.000Z');
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-01T12:00:00Z');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@harbor.example');
    // What somebody typed begins no line of its own.
    expect(component.getAllProperties('attendee').map((one) => one.getFirstValue())).toEqual([
      'mailto:ada@mail.example',
    ]);
    expect(event.location).toContain('ATTENDEE:mailto:evil@mail.example');
  });

  it('given a cancellation, when it is read, then it is of the same meeting, later than what was said before', () => {
    const { component, calendar } = read(calendarOf({ ...meeting, sequence: 3 }, 'CANCEL').content);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('uid')).toBe(`${meeting.id}@onrecord`);
    expect(component.getFirstPropertyValue('sequence')).toBe(3);
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('given long texts of any letters, when lines are folded, then none is longer than 75 octets', () => {
    const { content } = calendarOf({ ...meeting, summary: '🚣é'.repeat(60) }, 'REQUEST');
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(content.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(read(content).event.summary).toBe('🚣é'.repeat(60));
  });
});
