import type { resumeProblemEnUs } from './resume-problems.en-us.ts';

export const resumeProblemPtBr: Record<keyof typeof resumeProblemEnUs, string> = {
  'resume-encrypted': 'Este arquivo está protegido por senha. Salve-o sem senha e tente de novo.',
  'resume-unreadable': 'Este arquivo não pode ser lido como currículo. Ele pode estar danificado ou ser de outro tipo.',
  'resume-without-text': 'Este arquivo só tem imagens, sem texto para ler.',
  'resume-too-complex': 'A leitura deste arquivo demora demais. Tente com um mais simples.',
};
