import { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { jobSight } from '#command-service/recruiting/job/job.sight';

type Command = Parameters<SendEntity<typeof jobNote>>[1];

/** Notes are written and removed by those who may know of their job. */
export const jobNoteRoutes = (router: IRouter, context: CommandContext): void => {
  const sight = jobSight(context);
  entityRoutes(router, context, {
    entity: jobNote,
    send: async (id: string, command: Command, ifMatch: number | null, { auth }: Asking) => {
      if (command.type === 'CreateJobNote') await sight.assertNamed(auth, command.data.jobId);
      else await sight.assertNote(auth, id);
      return context.commands.jobNote(id, command, ifMatch);
    },
  });
};
