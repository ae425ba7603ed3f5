/** Every path of the specification, as it spells them. */
export const specified = `
  /login /Register /export
  /singleview /submenu /testView /specieAnimalsListView /AssesmentView /AnimalManagementView
  /VeterinaryParametersView /AnimalStatView /SocialView /SpecieListManagement /SpecieManagementView
  /SpecieQA /SpecieRecap /FamilyListManagement /OrderListManagement /DashboardSpecie
  /GroupListView /GroupManagementView /EnclosureListView /EnclosureManagementView /EnclosureSensorView
  /ReportListView /ReportManagementView /CirManagementView /cirManagementView
  /EnrichListView /EnrichManagementView /EnrichListHistory /EnrichCalendarView /TagManagementView
  /SectorListView /SectorManagementView /TaskManagementView
  /CampaignCreationView /CampaignCreationViewOld /campaignListView /CampaignManagementView
  /CampaignQuizzMonitoringView
  /userCreation /userSettings /ZooList /ZooDetails
  /ResearchView /ResearchListView
  /quizzManagementView /quizzManagementView2 /ProfilComparisonView /quizzListView /quizzListView2
  /quizzListView3 /QuizzProfileView /BiblioView /QuizzListViewReadOnly /quizzResultView /QuizzPreview
  /QuizzPreview2 /QuizzPreviewInternal /EvalHistory /QuizzResultDemo
  /QuestionManagementView /QuestionComparisonView /QuestionTimeMachine /QuestionListView
  /QuestionShortManagement
  /ObsListView /ObsManagementView /ObsResultView /ObsPreview /obsPreview /ObsSessionListView
  /ObsSessionView /ObsComparisonView /ObsContextView /ObsContextListView /obsListViewReadOnly
  /InterObsView /FocalAnalysisView
  /Dashboard /dashboard-custom /Timeline /GalleryView /RandomView /ScanResultView
`
  .trim()
  .split(/\s+/);
