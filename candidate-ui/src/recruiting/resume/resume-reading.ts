import './resume.words.ts';
import { clientProblem } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import type { readMyResume } from 'contracts/recruiting/profile/profile-resume.endpoints';
import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { readResumeFile } from 'ui-kit/recruiting/resume-file';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { addressOfDocument } from '#candidate-ui/recruiting/profile/documents';

const readRoute = routeOf<typeof readMyResume>({
  method: 'POST',
  path: '/api/candidate/profile/resume-reading',
  access: 'authenticated',
});

/** What is read: a file of this device, or a document of the profile. */
type Source = { name: string; bytes: () => Promise<Blob> };
type Read = { name: string; reading: ResumeReading };

export const ofFile = (file: File): Source => ({ name: file.name, bytes: async () => file });
export const ofDocument = ({ id, name }: ProfileDocumentView): Source => ({
  name,
  bytes: async () => {
    const answer = await fetch(await addressOfDocument({ id }));
    if (!answer.ok) throw clientProblem('network-unreachable');
    return answer.blob();
  },
});

const read = async ({ name, bytes }: Source): Promise<Read | 'none'> => {
  const file = new File([await bytes()], name);
  const reading = await readResumeFile(
    file,
    async (body) => (await orLogin(client.call(readRoute, { file: body }))).data,
  );
  return reading ? { name, reading } : 'none';
};

/** Reads one résumé after the other; what was read stays until the next one is. */
export const useResumeReading = () => {
  const [found, setFound] = useState<Read | null>(null);
  const [name, setName] = useState('');
  const { submit, refusal, refuse, isBusy } = useSend(read);
  const take = async (source: Source) => {
    if (isBusy) return;
    setFound(null);
    setName(source.name);
    const answer = await submit(source);
    if (answer === 'none') refuse({ code: 'resume-unreadable', fields: {} });
    else setFound(answer);
  };
  return { take, found, name, refusal, isBusy };
};
