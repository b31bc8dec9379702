import { isDeepStrictEqual } from 'node:util';
import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { type CustomFieldOwner, MAX_CUSTOM_FIELDS } from 'contracts/recruiting/custom-field/custom-field.choices';
import { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import {
  type CustomDefinition,
  type CustomValues,
  checkCustomValues,
  stillOffering,
} from 'contracts/recruiting/custom-field/custom-values';
import type { EventStore } from 'platform/event-store/event-store';
import { stateIn } from '#command-service/entity/entity.state';

const definitionOf = async (store: EventStore, tenantId: string, id: string): Promise<CustomDefinition[]> => {
  const state = await stateIn(store, customField, streamName('customField', tenantId, id));
  return state.status === 'kept' ? [state.record as unknown as CustomDefinition] : [];
};

const definitionsOf = async (store: EventStore, tenantId: string, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => definitionOf(store, tenantId, id)))).flat();

type Held = { values: CustomValues | null; owner: CustomFieldOwner };

/** Of what a record holds, what another may be given today: without removed fields and options that were taken out. */
export const takenCustomValues = async (
  store: EventStore,
  tenantId: string,
  { values, owner }: Held,
): Promise<CustomValues> => {
  const held = values ?? {};
  const definitions = await definitionsOf(store, tenantId, Object.keys(held));
  const retired = definitions.flatMap(({ options }) =>
    options.filter(({ isRetired }) => isRetired).map(({ id }) => id),
  );
  const offered = Object.fromEntries(
    Object.entries(held).map(([id, value]) => [
      id,
      Array.isArray(value) ? value.filter((chosen) => !retired.includes(chosen)) : value,
    ]),
  );
  const checked = Object.entries(checkCustomValues(offered, definitions, owner).values);
  return Object.fromEntries(checked.filter(([, value]) => value !== null).slice(0, MAX_CUSTOM_FIELDS));
};

/** Values of a company's own fields as they are kept; throws what is wrong with any, by `custom.{field}` (docs/product.md REC-30). What a record holds already passes. */
export const keptCustomValues = async (
  store: EventStore,
  tenantId: string,
  { values, owner, held }: { values: CustomValues; owner: CustomFieldOwner; held?: CustomValues | null },
): Promise<CustomValues> => {
  const isHeld = ([id, value]: [string, unknown]) => isDeepStrictEqual(value, held?.[id]);
  const written = Object.fromEntries(Object.entries(values).filter((one) => !isHeld(one)));
  const definitions = stillOffering(await definitionsOf(store, tenantId, Object.keys(written)), held ?? {});
  const checked = checkCustomValues(written, definitions, owner);
  const [codes] = Object.values(checked.errors);
  const [code] = codes ?? [];
  if (code) throw new Rejection('validation-failed', 422, { errors: checked.errors });
  return { ...values, ...checked.values };
};
