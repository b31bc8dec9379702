import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { history } from '#projection-service/test/history.fixture';
import { eventFault, faultSentence, isPassing } from './fault.ts';

const event = history().candidate(derivedId('candidate'), 'CandidateCreated', {
  firstName: 'Ada',
  lastName: 'Adamson',
  email: 'ada@x.example',
  phone: '',
  phoneE164: '',
});

describe('faults', () => {
  it('given an error that quotes the event, when told, then nothing of what the event holds is in it', () => {
    const error = new TypeError('Adamson, Ada <ada@x.example> has no phone');
    expect(faultSentence(error, [event])).toBe('TypeError: …, … <…> has no phone');
    expect(eventFault(error, event).message).toBe(`at event ${event.position}: TypeError: …, … <…> has no phone`);
    expect(faultSentence('Ada', [event])).toBe('something that is no error was thrown');
  });

  it('given an event that cannot be read, when an error about it is told, then only the kind of the error is', () => {
    const sealed = {
      ...event,
      data: {
        get email(): string {
          throw new Error('does not open');
        },
      },
    };
    expect(eventFault(new TypeError('Ada has no phone'), sealed).message).toBe(
      `at event ${sealed.position}: TypeError: an event cannot be read`,
    );
  });

  it.each([
    [Object.assign(new Error('x'), { code: '40001' }), true],
    [Object.assign(new Error('x'), { code: '57P01' }), true],
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [Object.assign(new Error('x'), { code: '23505' }), false],
    [Object.assign(new Error('x'), { code: '22P02' }), false],
    [new TypeError('row is undefined'), false],
    [eventFault(new Error('timeout exceeded'), event), false],
  ])('given %o, when asked whether it passes by itself, then the answer is %s', (error, passing) => {
    expect(isPassing(error)).toBe(passing);
  });
});
