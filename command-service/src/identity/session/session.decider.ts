import type { Decider } from '@event-driven-io/emmett';
import type { SessionCommand } from 'contracts/identity/session/session.commands';
import type { SessionEvent } from 'contracts/identity/session/session.events';
import { caused } from 'contracts/kernel/message';

export type Session = { status: 'absent' | 'started' | 'ended' };

const initialState = (): Session => ({ status: 'absent' });

const evolve = (_: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'SessionStarted':
      return { status: 'started' };
    case 'SessionEnded':
      return { status: 'ended' };
  }
};

const decide = (command: SessionCommand, { status }: Session): SessionEvent[] => {
  switch (command.type) {
    case 'StartSession':
      return status === 'absent' ? [caused(command, 'SessionStarted', command.data)] : [];
    case 'EndSession':
      return status === 'started' ? [caused(command, 'SessionEnded', command.data)] : [];
  }
};

export const sessionDecider: Decider<Session, SessionCommand, SessionEvent> = { initialState, evolve, decide };
