import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { ApplicationCommand, ApplicationRejection } from 'contracts/recruiting/application/application.commands';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';

export type Application =
  | { status: 'absent' }
  | {
      status: 'submitted' | 'withdrawn';
      applicationId: string;
      interviewId: string;
      jobId: string | null;
      openInterviewId: string | null;
      userId: string;
      source: string;
    };

const initialState = (): Application => ({ status: 'absent' });

const evolve = (application: Application, event: ApplicationEvent): Application => {
  switch (event.type) {
    case 'ApplicationSubmitted':
      return { ...event.data, status: 'submitted' };
    case 'ApplicationWithdrawn':
      return application.status === 'absent' ? application : { ...application, status: 'withdrawn' };
  }
};

const reject = (code: ApplicationRejection, status: number) => new Rejection(code, status);

const decide = (command: ApplicationCommand, application: Application): ApplicationEvent[] => {
  if (command.type === 'SubmitApplication') {
    if (application.status !== 'absent') throw reject('already-applied', 409);
    return [caused(command, 'ApplicationSubmitted', command.data)];
  }
  if (application.status === 'absent') throw reject('application-not-found', 404);
  if (application.status === 'withdrawn') return [];
  const { status: _, source: __, ...told } = application;
  return [caused(command, 'ApplicationWithdrawn', told)];
};

export const applicationDecider: Decider<Application, ApplicationCommand, ApplicationEvent> = {
  initialState,
  evolve,
  decide,
};
