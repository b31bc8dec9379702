import { setImmediate } from 'node:timers/promises';
import { derivedId, Id } from 'contracts/kernel/id';
import { markdownNotes } from 'contracts/kernel/markdown/markdown-notes';
import { Rejection } from 'contracts/kernel/problem';
import type { HandbookKind } from 'contracts/training/handbook/handbook.choices';
import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import { importHandbook } from 'contracts/training/handbook/handbook-markdown.endpoints';
import { documentFromMarkdown, type MarkdownDocument } from 'contracts/training/markdown/document-markdown';
import type { LessonFile } from 'contracts/training/markdown/program-markdown';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered, latest } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { detailOf, markdownFilesOf, refuseImport } from '#command-service/training/markdown-files';
import { contentFaults } from './handbook.decider.ts';
import { assertPolicies, type HandbookContext } from './handbook.routes.ts';
import { withKnownParts } from './known-parts.ts';

const { body: NewDocument } = handbookDocument.endpoints.create;
/** Files and lessons that all files of an import may name. */
const MOST_NAMES = 2_000;

type ImportRequest = { kind: HandbookKind; teamId: string | null; ownerId: string | null };

/** What may be a document; what may not is refused before anything is created. */
const documentOf = (
  files: readonly LessonFile[],
  document: MarkdownDocument,
  { kind, teamId, ownerId }: ImportRequest,
) => {
  const { kind: said, ...content } = document;
  const at = files.findIndex(({ path }) => path === content.source.path);
  const refused = (detail: string) => refuseImport(`files.${at}.text`, 'handbook-file-invalid', detail);
  const found = NewDocument.safeParse({
    ...content,
    ...{ kind: kind === 'policy' ? kind : (said ?? kind), teamId, ownerId, asksAcknowledgement: kind === 'policy' },
    // A question of the test is read: it has no video of its own.
    questions: content.questions.map((question) => ({ ...question, instructionsVideoId: null })),
  });
  if (!found.success) throw refused(detailOf(found.error.issues));
  const fault = contentFaults(found.data as never).find(([, code]) => code !== null);
  if (fault) throw refused(fault.join(': '));
  return found.data;
};

const namesIn = ({ steps }: MarkdownDocument): number =>
  steps.reduce((sum, { attachments, lessonIds }) => sum + attachments.length + lessonIds.length + 2, 0);

/** Documents of the handbook from files of Markdown: all of them, or none (docs/product.md HBK-10). */
export const handbookImportRoutes = (router: IRouter, context: HandbookContext): void => {
  const { store, commands } = context;
  mount(
    router,
    importHandbook,
    async (request) => {
      const { auth, body } = request;
      assertPolicies(auth, [body.kind]);
      const files = markdownFilesOf(body.files);
      const read: MarkdownDocument[] = [];
      for (const file of files) {
        read.push(documentFromMarkdown(file));
        // Others have their turn between two files.
        await setImmediate();
      }
      if (read.reduce((sum, one) => sum + namesIn(one), 0) > MOST_NAMES)
        throw refuseImport('files', 'handbook-file-invalid', 'too-many-items');
      const isId = (text: string) => Id.safeParse(text).success;
      const { documents, left } = await withKnownParts(store, read, { tenantId: auth.tenantId, isId });
      const ownerId = 'userId' in auth && !auth.partnerOf ? auth.userId : null;
      // What another text was sent under the same key is another import.
      const batch = derivedId(createdId('handbookImport', request), request.scope?.hash ?? '');
      const made = documents.map((document) => ({
        id: derivedId('imported-document', batch, document.source.path),
        document,
        data: documentOf(files, document, { kind: body.kind, teamId: body.teamId, ownerId }),
      }));
      // Each document is a command of its own; a request that was interrupted finds those it made.
      const { idempotencyKey: _, ...metadata } = causeOf(request);
      const positions: (string | null)[] = [];
      for (const { id, data } of made) {
        const command = {
          type: 'CreateHandbookDocument' as const,
          data: { ...data, handbookDocumentId: id },
          metadata,
        };
        const sent = await commands.handbookDocument(id, command as never).catch((error: unknown) => {
          if (error instanceof Rejection && error.message === 'already-exists') return null;
          throw error;
        });
        positions.push(sent?.position ?? null);
      }
      const textOf = new Map(files.map(({ path, text }) => [path, text]));
      return answered(latest(positions), {
        documents: made.map(
          ({
            id,
            document: {
              name,
              steps,
              source: { path },
            },
          }) => {
            return { id, path, name, steps: steps.length, notes: markdownNotes(textOf.get(path) ?? '') };
          },
        ),
        left,
      });
    },
    context,
  );
};
