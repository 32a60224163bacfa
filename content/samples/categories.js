{
  // #region getCategories
  const categories = await api.getCategories();
  console.log(categories.map(category => category.name));
  console.log(categories[0]);
  // #endregion
}
{
  // #region createCategory
  const groups = await api.getCategoryGroups();
  const everyday = groups.find(group => group.name === 'Everyday');

  const id = await api.createCategory({ name: 'Gifts', group_id: everyday.id });
  const [, group] = await api.getCategoryGroups();
  console.log(group.categories.map(category => category.name));
  console.log('The new one is first:', group.categories[0].id === id);
  // #endregion
}
{
  // #region updateCategory
  const dining = await api.getIDByName('categories', 'Dining Out');
  await api.updateCategory(dining, { name: 'Eating Out' });

  const categories = await api.getCategories();
  console.log(categories.find(category => category.id === dining).name);
  // #endregion
}
{
  // #region deleteCategory
  const dining = await api.getIDByName('categories', 'Dining Out');
  const groceries = await api.getIDByName('categories', 'Groceries');

  // Its transactions and money move to Groceries.
  console.log(await api.deleteCategory(dining, groceries));
  console.log(await api.deleteCategory('not-an-id'));
  // #endregion
}
{
  // #region getCategoryGroups
  for (const group of await api.getCategoryGroups()) {
    const names = group.categories.map(category => category.name);
    console.log(group.name, group.is_income ? '(income)' : '', names);
  }
  // #endregion
}
{
  // #region createCategoryGroup
  const id = await api.createCategoryGroup({ name: 'Fun' });
  await api.createCategory({ name: 'Concerts', group_id: id });

  const groups = await api.getCategoryGroups();
  console.log(groups.find(group => group.id === id).categories.length);
  // #endregion
}
{
  // #region updateCategoryGroup
  const groups = await api.getCategoryGroups();
  const saving = groups.find(group => group.name === 'Saving');
  await api.updateCategoryGroup(saving.id, { name: 'Saving & Fun' });

  console.log((await api.getCategoryGroups()).map(group => group.name));
  // #endregion
}
{
  // #region deleteCategoryGroup
  const groups = await api.getCategoryGroups();
  const saving = groups.find(group => group.name === 'Saving');
  const groceries = await api.getIDByName('categories', 'Groceries');

  // Its categories' transactions and budgeted amounts move to Groceries.
  await api.deleteCategoryGroup(saving.id, groceries);
  console.log((await api.getCategoryGroups()).map(group => group.name));
  // #endregion
}
