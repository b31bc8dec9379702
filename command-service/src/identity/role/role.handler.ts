import { role } from 'contracts/identity/role/role.entity';
import { entityDecider } from '#command-service/entity/entity.decider';
import { entityHandler } from '#command-service/entity/entity.handler';

export const roleDecider = entityDecider(role);
export const roleHandler = entityHandler(role);
