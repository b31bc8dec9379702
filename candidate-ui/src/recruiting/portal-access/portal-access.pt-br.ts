export const portalAccessPtBr = {
  portalAccess: {
    checking: 'Verificando o link…',
    title: '{{company}} preparou seu acesso ao portal',
    lead: 'Confirme que {{email}} é seu. Depois você pode entrar com a senha que {{company}} definiu para você: altere-a depois do primeiro acesso.',
    leadOwn:
      '{{email}} já tem uma conta. Sua senha continua a mesma. Ao confirmar, sua conta fica ligada ao seu cadastro em {{company}}.',
    agree:
      '{{company}} pode entrar em contato comigo e ver os documentos do meu perfil, e outros empregadores também podem me contatar.',
    agreeMissing: 'É preciso concordar para continuar.',
    confirm: 'Confirmar meu e-mail',
    doneTitle: 'Seu e-mail está confirmado',
    done: 'Agora você pode entrar com {{email}} e a senha que {{company}} informou. Altere-a no seu perfil.',
    doneOwn: 'Sua conta está ligada a {{company}}. Entre com a sua própria senha.',
    logIn: 'Entrar',
    invalidTitle: 'Este link não funciona',
    invalid: 'O link só pode ser usado uma vez e expira em sete dias. Peça um novo à empresa.',
    failed: 'Não foi possível verificar o link',
    retry: 'Tentar de novo',
  },
};
