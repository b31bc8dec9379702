import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { contractFolder, type DocumentDeps } from '#command-service/recruiting/contract/contract.handler';
import { contractTemplateAccess } from './contract-template.access.ts';
import { contractTemplateDecider } from './contract-template.decider.ts';

const sendTemplate = entityHandler(contractTemplate, contractTemplateDecider);

const KEEPING: ReadonlySet<string> = new Set([
  'TakeContractTemplatePdf',
  'RemoveContractTemplatePdf',
  'RemoveContractTemplate',
]);

/** Commands of templates. A PDF that a template has no more is kept no more: what was sent of it has its own. */
export const contractTemplateHandler = ({
  files,
  documents,
  ...deps
}: DocumentDeps): SendEntity<typeof contractTemplate> => {
  const send = sendTemplate(deps);
  return async (id, command, ifMatch) => {
    if (!KEEPING.has(command.type)) return send(id, command, ifMatch);
    const { tenantId } = command.metadata;
    const before = await entityState(deps.store, contractTemplate, { tenantId, id });
    const sent = await send(id, command, ifMatch);
    const kept = sent.state.status === 'kept' ? sent.state.record.document : null;
    if (command.type === 'RemoveContractTemplate') await files.removeAll(contractFolder(tenantId, id));
    else if (before.status === 'kept' && before.record.document && before.record.document.path !== kept?.path)
      await files.remove(before.record.document.path);
    if (documents) await contractTemplateAccess.save(documents, sent, { id, tenantId });
    return sent;
  };
};
