import { deleteQuarantinedFile } from 'contracts/library/quarantine/quarantine.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';

/** DELETE /api/tenant/quarantined-files/{id}: its bytes go; its history stays (docs/product.md FILE-16). */
export const quarantineRoutes = (router: IRouter, context: CommandContext): void =>
  mount(
    router,
    deleteQuarantinedFile,
    async (request) => {
      const command = { type: 'DeleteQuarantinedFile' as const, data: {}, metadata: causeOf(request) };
      const { position } = await context.commands.file(request.params.id, command, request.ifMatch);
      return answered(position, {});
    },
    context,
  );
