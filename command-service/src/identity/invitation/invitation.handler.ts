import { handler } from '#command-service/kernel/command';
import { invitationDecider } from './invitation.decider.ts';

export const invitationHandler = handler('invitation', invitationDecider);
