import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import {
  type CustomDefinition,
  type CustomValues,
  checkCustomValues,
} from 'contracts/recruiting/custom-field/custom-values';
import type { EventStore } from 'platform/event-store/event-store';
import { stateIn } from '#command-service/entity/entity.state';

const definitionOf = async (store: EventStore, tenantId: string, id: string): Promise<CustomDefinition[]> => {
  const state = await stateIn(store, customField, streamName('customField', tenantId, id));
  return state.status === 'kept' ? [state.record as unknown as CustomDefinition] : [];
};

/** Values of a company's own fields as they are kept; throws what is wrong with any, by `custom.{field}` (docs/product.md REC-30). */
export const keptCustomValues = async (
  store: EventStore,
  tenantId: string,
  { values, owner }: { values: CustomValues; owner: CustomFieldOwner },
): Promise<CustomValues> => {
  const definitions: CustomDefinition[] = [];
  for (const id of Object.keys(values)) definitions.push(...(await definitionOf(store, tenantId, id)));
  const checked = checkCustomValues(values, definitions, owner);
  const [codes] = Object.values(checked.errors);
  const [code] = codes ?? [];
  if (code) throw new Rejection('validation-failed', 422, { errors: checked.errors });
  return checked.values;
};
