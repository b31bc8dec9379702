import { handler } from '#command-service/kernel/command';
import { emailAddressDecider } from './email-address.decider.ts';

export const emailAddressHandler = handler('email-address', emailAddressDecider);
