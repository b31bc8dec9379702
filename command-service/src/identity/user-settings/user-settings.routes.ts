import { changeMySettings, chooseNavigation } from 'contracts/identity/user-settings/user-settings.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';

/** What somebody chooses for themselves: the stream is their own in the company, whoever they say they are. */
export const userSettingsRoutes = (router: IRouter, context: CommandContext): void => {
  mount(
    router,
    changeMySettings,
    async (request) => {
      const { userId } = request.auth;
      const { dashboard: reports } = request.body;
      const metadata = causeOf(request);
      const { state, position } = await context.commands.userSettings(
        userId,
        reports
          ? { type: 'ArrangeDashboard', data: { userId, reports }, metadata }
          : { type: 'ResetDashboard', data: { userId }, metadata },
      );
      return answered(position, state);
    },
    context,
  );
  mount(
    router,
    chooseNavigation,
    async (request) => {
      const { userId } = request.auth;
      const data = { userId, gridMode: request.body.gridMode };
      const command = { type: 'ChooseNavigation' as const, data, metadata: causeOf(request) };
      const { state, position } = await context.commands.userSettings(userId, command);
      return answered(position, state);
    },
    context,
  );
};
