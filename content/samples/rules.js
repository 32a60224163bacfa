{
  // #region createRule
  const market = await api.getIDByName('payees', 'Greenleaf Market');
  const groceries = await api.getIDByName('categories', 'Groceries');

  const rule = await api.createRule({
    stage: null,
    conditionsOp: 'and',
    conditions: [
      { field: 'payee', op: 'is', value: market },
      { field: 'amount', op: 'lt', value: 0 },
    ],
    actions: [{ op: 'set', field: 'category', value: groceries }],
  });
  console.log(rule.stage, rule.conditions.length, rule.actions.length);
  // #endregion
}
{
  // #region apply
  const card = await api.getIDByName('accounts', 'Card');
  const coffee = {
    account: card,
    date: '2025-11-15',
    amount: -480,
    payee_name: 'Café Luna',
  };
  await api.importTransactions(card, [coffee]);

  const [imported] = await api.getTransactions(card, '2025-11-15', '2025-11-15');
  const dining = await api.getIDByName('categories', 'Dining Out');
  console.log('categorized by the rule:', imported.category === dining);
  // #endregion
}
{
  // #region getRules
  for (const { stage, conditionsOp, conditions, actions } of await api.getRules()) {
    console.log('stage', stage, 'join', conditionsOp);
    console.log('if  ', conditions.map(({ field, op }) => `${field} ${op}`));
    console.log('then', actions.map(({ op, field }) => (field ? `${op} ${field}` : op)));
  }
  // #endregion
}
{
  // #region getPayeeRules
  const luna = await api.getIDByName('payees', 'Café Luna');
  const rules = await api.getPayeeRules(luna);
  console.log(rules.length, 'rule names this payee');
  // #endregion
}
{
  // #region updateRule
  const luna = await api.getIDByName('payees', 'Café Luna');
  const [rule] = await api.getPayeeRules(luna);
  const updated = await api.updateRule({
    ...rule,
    stage: 'post',
    conditions: rule.conditions.filter(({ field }) => field === 'payee'),
  });
  console.log(updated.stage, updated.conditions.length);
  // #endregion
}
{
  // #region deleteRule
  const luna = await api.getIDByName('payees', 'Café Luna');
  const [rule] = await api.getPayeeRules(luna);
  console.log(await api.deleteRule(rule.id));
  console.log((await api.getPayeeRules(luna)).length, 'rules left');
  // #endregion
}
