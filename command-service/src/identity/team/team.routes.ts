import { team } from 'contracts/identity/team/team.entity';
import type { IRouter } from 'express';
import type { MembersContext } from '#command-service/context';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityRoutes } from '#command-service/entity/entity.routes';
import { teamAccess } from './team.access.ts';

/** Writes teams; who is in which is known before the answer. */
export const teamRoutes = (router: IRouter, context: MembersContext): void => {
  const { commands, members } = context;
  const send: SendEntity<typeof team> = (teamId, command, ifMatch) =>
    members.change(command.metadata.tenantId, async (tables) => {
      const sent = await commands.team(teamId, command, ifMatch);
      await teamAccess.save(tables, sent, { id: teamId });
      return sent;
    });
  entityRoutes(router, context, { entity: team, send });
};
