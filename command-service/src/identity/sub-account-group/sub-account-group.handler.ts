import { handler } from '#command-service/command';
import { subAccountGroupDecider } from './sub-account-group.decider.ts';

export const subAccountGroupHandler = handler('subAccountGroup', subAccountGroupDecider);
