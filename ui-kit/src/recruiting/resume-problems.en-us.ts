/** Why a résumé cannot be read. */
export const resumeProblemEnUs = {
  'resume-encrypted': 'This file is protected with a password. Save it without one and try again.',
  'resume-unreadable': 'This file cannot be read as a résumé. It may be damaged or of another type.',
  'resume-without-text': 'This file contains only images, so there is no text to read.',
  'resume-too-complex': 'This file takes too long to read. Try a simpler one.',
};
