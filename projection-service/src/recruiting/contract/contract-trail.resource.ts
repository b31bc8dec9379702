import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { csvLines, csvOf } from 'contracts/kernel/csv';
import { streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { trailColumns } from 'contracts/recruiting/contract/contract.choices';
import { exportContractTrail, showContractTrail } from 'contracts/recruiting/contract/contract.endpoints';
import { type ContractEvent, contract } from 'contracts/recruiting/contract/contract.entity';
import { trailCells, trailOf } from 'contracts/recruiting/contract/contract.trail';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';

/** What has happened to a contract, read from its events themselves: a trail proves more than a row that was made of them (docs/product.md SIG-33). */
export const contractTrailResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, http } = context;

  const trail = async (auth: TenantAuth, id: string) => {
    const { tenantId } = auth;
    const record = await recordIn(store, contract, { tenantId, id });
    if (!record || record.erased) throw new Rejection('not-found', 404);
    if (record.jobId !== null) await assertJobSeen(context, auth, record.jobId);
    const { state } = await store.aggregateStream<Recorded<ContractEvent>[], ContractEvent>(
      streamName('contract', tenantId, id),
      {
        initialState: () => [],
        evolve: (events: Recorded<ContractEvent>[], event: ContractEvent) => [
          ...events,
          event as Recorded<ContractEvent>,
        ],
      },
    );
    const { document, finished, title } = record;
    return {
      ...{ contractId: id, title: title ?? '', pages: document.pages, sha256: document.sha256 },
      ...{ finishedSha256: finished?.sha256 ?? null, steps: trailOf(state) },
    };
  };

  mount(router, showContractTrail, async ({ auth, params: { id } }) => ({ body: await trail(auth, id) }), http);
  mount(
    router,
    exportContractTrail,
    async ({ auth, params: { id }, query: { headings } }) => {
      const { steps } = await trail(auth, id);
      const chunks = async function* () {
        yield csvOf([trailColumns.map((column) => headings[column] ?? column)]);
        yield csvLines(steps.map(trailCells));
      };
      const headers = { 'Content-Disposition': `attachment; filename="contract-${id}.csv"` };
      return { chunks: chunks(), type: 'text/csv; charset=utf-8', headers };
    },
    http,
  );
};
