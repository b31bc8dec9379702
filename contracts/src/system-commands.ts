import type { z } from 'zod';
import { webhookCommandsOfSystem } from './automation/webhook/webhook.commands.ts';
import type { SystemCommands } from './kernel/system-command.ts';
import { applicationCommandsOfSystem } from './recruiting/application/application.commands.ts';
import { candidateCommandsOfSystem } from './recruiting/candidate/candidate.commands.ts';
import { interviewCommandsOfSystem } from './recruiting/interview/interview.commands.ts';

/** Every command that our own processes may send, by aggregate; all else is refused. One line per aggregate. */
export const systemCommandCatalogue = {
  application: applicationCommandsOfSystem,
  candidate: candidateCommandsOfSystem,
  interview: interviewCommandsOfSystem,
  webhook: webhookCommandsOfSystem,
} satisfies Record<string, SystemCommands>;

type Catalogue = typeof systemCommandCatalogue;
export type SystemAggregate = keyof Catalogue;

type InputOf<A extends SystemAggregate> = {
  [Type in keyof Catalogue[A]['commands'] & string]: {
    aggregate: A;
    type: Type;
    data: z.input<Catalogue[A]['commands'][Type]>;
  };
}[keyof Catalogue[A]['commands'] & string];

/** One of these commands, as its sender writes it. */
export type SystemCommandInput = { [A in SystemAggregate]: InputOf<A> }[SystemAggregate];
