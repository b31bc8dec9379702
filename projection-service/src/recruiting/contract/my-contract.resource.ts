import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { listMyContracts, MyContractView } from 'contracts/recruiting/contract/contract.endpoints';
import { mount } from 'platform/http/route';
import { askAsPerson, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { myContractProjection } from './my-contract.projection.ts';

const LIST = `select id, contract_id, company_id, coalesce(profile_name, tenant_name), title, status, is_signed, is_finished,
    expires_at, updated_at
  from read.my_contract where user_id = $1 order by updated_at desc, id desc limit ${MAX_PAGE_ROWS}`;

const at = (value: unknown): string => new Date(value as string).toISOString();
const viewOf = ([
  id,
  contractId,
  companyId,
  companyName,
  title,
  status,
  isSigned,
  isFinished,
  expiresAt,
  updatedAt,
]: unknown[]) =>
  MyContractView.parse({
    ...{ id, contractId, companyId, companyName, title, status, isSigned, isFinished },
    ...{ expiresAt: at(expiresAt), updatedAt: at(updatedAt) },
  });

export const myContractResource: ReadResource = (router, context) => {
  mount(
    router,
    listMyContracts,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, [myContractProjection.name]);
      const query = { ...prepared(LIST), values: [auth.userId], rowMode: 'array' as const };
      const [rows = []] = await askAsPerson(context.reader)(auth.userId, [query]);
      return { body: rows.map(viewOf) };
    },
    context.http,
  );
};
