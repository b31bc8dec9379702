import { Rejection } from 'contracts/kernel/problem';
import { type NamedFilterRejection, namedFilter } from 'contracts/reporting/named-filter/named-filter.entity';
import { entityDecider, type SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';

const decider = entityDecider(namedFilter, {
  check: ({ list }, _, before) => {
    if (before && list !== before.list)
      throw new Rejection<NamedFilterRejection>('filter-list-fixed', 422, { errors: { list: ['filter-list-fixed'] } });
  },
});

/** Commands of named filters: each is of whoever made it. */
export const namedFilterHandler = (deps: HandlerDeps): SendEntity<typeof namedFilter> => {
  const send = entityHandler(namedFilter, decider)(deps);
  return (id, command, ifMatch) => {
    if (command.type !== 'CreateNamedFilter') return send(id, command, ifMatch);
    const { data, metadata } = command;
    return send(id, { ...command, data: { ...data, ownerId: metadata.actor.id } }, ifMatch);
  };
};
