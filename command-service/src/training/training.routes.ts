import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { programRoutes } from './program/program.routes.ts';

export type TrainingContext = CommandContext & { store: EventStore };

export const trainingRoutes = (router: IRouter, context: TrainingContext): void => {
  programRoutes(router, context);
};
