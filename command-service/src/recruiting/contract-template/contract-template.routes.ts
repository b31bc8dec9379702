import { recordIn } from 'access/recruiting/record-in';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailExamples } from 'contracts/automation/mail/mail-tags';
import { newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import * as endpoints from 'contracts/recruiting/contract-template/contract-template.endpoints';
import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answerOf } from '#command-service/entity/entity.routes';
import { causeOf } from '#command-service/http/cause';
import type { ContractContext } from '#command-service/recruiting/contract/context';
import { pdfAnswer, readPdf } from '#command-service/recruiting/contract/contract.documents';
import { contractFolder } from '#command-service/recruiting/contract/contract.handler';
import { assertRoom } from '#command-service/recruiting/contract/contract.storage';
import { keepNamed } from '#command-service/recruiting/contract/contract.unsettled';
import { signaturesTitle } from '#command-service/recruiting/contract/contract.words';
import { letterPdf, takeInPdf } from '#command-service/recruiting/contract/pdf/pdf.process';

/** The pages of a template: taken from a PDF, or made of its text with examples in the place of values. */
export const contractTemplateRoutes = (router: IRouter, context: ContractContext): void => {
  const { store, commands, files } = context;
  const recordOf = async (tenantId: string, id: string) => {
    const record = await recordIn(store, contractTemplate, { tenantId, id });
    if (!record) throw new Rejection('not-found', 404);
    return record;
  };

  mount(
    router,
    endpoints.takeContractTemplatePdf,
    async (request) => {
      const { auth, params, file, ifMatch, now } = request;
      const of = { tenantId: auth.tenantId, id: params.id };
      await recordOf(of.tenantId, of.id);
      const made = await takeInPdf(file);
      await assertRoom(context, of, { bytes: made.bytes.length, field: 'file' });
      const folder = `${contractFolder(of.tenantId, of.id)}/${newId(now)}`;
      const sent = await keepNamed(context, { folder, made }, (data) =>
        commands.contractTemplate(
          of.id,
          { type: 'TakeContractTemplatePdf', data, metadata: causeOf(request) },
          ifMatch,
        ),
      );
      return answerOf(contractTemplate, sent);
    },
    context,
  );
  mount(
    router,
    endpoints.fetchContractTemplate,
    async ({ auth: { tenantId }, params: { id } }) => {
      const { document, name, content, locale } = await recordOf(tenantId, id);
      if (document) return pdfAnswer(await readPdf(files, document));
      const { subject, content: markdown } = fillMail({ subject: name, content }, mailExamples(locale));
      const { bytes } = await letterPdf({ title: subject, markdown, signatures: signaturesTitle[locale] });
      return pdfAnswer(bytes);
    },
    context,
  );
};
