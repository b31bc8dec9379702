import { handler } from '#command-service/command';
import { invitationDecider } from './invitation.decider.ts';

export const invitationHandler = handler('invitation', invitationDecider);
